import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { liftDeadline } from '../../../test/fixtures/database/lift-deadline.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import { countAccesses, findAccesses, findAccessMonth, findFirstAccess } from '../access/access.store.ts';
import { findLoggedCompanies, findLoggedPeople } from '../log/people.store.ts';
import { type AuditFilters, countAuditLines, findAuditLines } from './audit.store.ts';

const ROWS = 20_000;
const PEOPLE = 200;
const person = '00000000-0000-4000-8000-000000000007';
const company = '00000001-0000-4000-8000-000000000007';
const cursor = '2026-06-01T00:00:00+00:00_00000000-0000-4000-8000-000000000000';

const world = useWorld();

/** Drops the indexes and creates them again after all rows are inserted. Updating them row by row takes minutes. */
const withoutIndexes = async (tables: string[], run: () => Promise<unknown>) => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in (${sql.join(tables)}) and indexname !~ '_(p?key)$'`.execute(world.db());
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(world.db());
  await run();
  for (const { definition } of rows) await sql.raw(definition).execute(world.db());
};

/** Inserts two years of a busy portal. A third of the audit lines are sign-ins. */
const fill = async () => {
  const db = world.db();
  await sql`
    insert into kit_audit (at, operation, actor_id, company_id, record_id, request_id, address)
    select timestamptz '2026-11-15' - n * interval '50 minutes',
      case when n % 3 = 0 then 'signIn' else 'operation' || n % 40 end,
      ('00000000-0000-4000-8000-' || lpad((n % ${PEOPLE}::int)::text, 12, '0'))::uuid,
      ('00000001-0000-4000-8000-' || lpad((n % ${PEOPLE}::int)::text, 12, '0'))::uuid,
      'record-' || n % 50000, 'req-' || n, '203.0.113.' || n % 250
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`
    insert into kit_audit_seal (seq, audit_id, hash, sealed_at)
    select row_number() over (order by at, id), id, repeat('0', 64), at from kit_audit`.execute(db);
  await sql`
    insert into kit_access (at, kind, actor_id, person_id, operation, request_id, address)
    select at, case when random() < 0.5 then 'contact' else 'document' end, actor_id,
      ('00000000-0000-4000-8000-' || lpad((row_number() over () % 5000)::text, 12, '0'))::uuid, operation, request_id, address
    from kit_audit where at > '2026-04-01'`.execute(db);
  await sql`
    insert into account_user (email, name, password_hash, role)
    select 'person' || n || '@test.kr', '이름' || n, '-', 'supplier' from generate_series(1, 5000) n`.execute(db);
  await sql`
    insert into company (name, business_number)
    select '회사' || n, lpad(n::text, 10, '0') from generate_series(1, 5000) n`.execute(db);
};

const AUDIT_PAGES: [string, AuditFilters, RegExp][] = [
  ['nothing', {}, /using kit_audit_at/],
  ['person', { person }, /kit_audit_actor/],
  ['company', { company }, /kit_audit_company/],
  ['rare operation', { operation: 'operation7' }, /kit_audit_(operation|at)/],
  ['common operation', { operation: 'signIn' }, /kit_audit_(operation|at)/],
  ['record', { record: 'record-77' }, /kit_audit_record/],
  ['address', { address: '203.0.113.7' }, /kit_audit_address/],
  ['days', { from: '2026-10-01', to: '2026-10-31' }, /kit_audit_at/],
  ['person in a month', { person, from: '2026-10-01', to: '2026-10-31' }, /kit_audit_(actor|at)/],
  ['nobody', { person: '00000000-0000-4000-8000-00000000ffff' }, /kit_audit_actor/],
  ['all at once', { person, company, operation: 'signIn', record: 'record-7', address: '::1' }, /kit_audit_\w+/],
];
const ACCESS_PAGES: [string, Parameters<typeof findAccesses>[1], RegExp][] = [
  ['nothing', {}, /using kit_access_at/],
  ['who', { person }, /kit_access_actor/],
  ['whose', { of: person }, /kit_access_person/],
  ['kind', { kind: 'contact' }, /kit_access_(kind|at)/],
  ['days', { from: '2026-10-01', to: '2026-10-31' }, /kit_access_at/],
];

const expectIndex = async (ask: (db: Db) => Promise<unknown>, index: RegExp, name: string) => {
  const { plans } = await watchStatements(world.db(), ask);
  expect(plans).toHaveLength(1);
  expect(plans[0], name).toMatch(index);
  expect(plans[0], name).not.toMatch(/Seq Scan on (kit_|account_user|company)/);
};

describe('the logs', () => {
  it('read every page and every filter of 20,000 lines off an index', async () => {
    await liftDeadline(world.db());
    await withoutIndexes(['kit_audit', 'kit_access'], fill);
    for (const table of ['kit_audit', 'kit_audit_seal', 'kit_access', 'account_user', 'company'])
      await sql`analyze ${sql.table(table)}`.execute(world.db());
    // A joined table may not be read as a whole either. The tables are as large as in production.
    for (const [name, filters, index] of AUDIT_PAGES) {
      for (const turn of [{}, { before: cursor }, { after: cursor }])
        await expectIndex((db) => findAuditLines(db, filters, turn), index, name);
      await expectIndex((db) => countAuditLines(db, filters), index, name);
    }
    for (const [name, filters, index] of ACCESS_PAGES) {
      for (const turn of [{}, { before: cursor }, { after: cursor }])
        await expectIndex((db) => findAccesses(db, filters, turn), index, name);
      await expectIndex((db) => countAccesses(db, filters), index, name);
    }
    await expectIndex((db) => findAccessMonth(db, '2026-10', { page: 1, size: 20 }), /kit_access_at/, 'month');
    await expectIndex(findFirstAccess, /kit_access_at/, 'first');
    await expectIndex((db) => findLoggedPeople(db, '이름12'), /account_user_(email|name)_start/, 'people');
    await expectIndex((db) => findLoggedCompanies(db, '회사12'), /company_(name|number)_start/, 'companies');
    expect(await countAuditLines(world.db(), {})).toBe(1_001);
  }, 180_000);
});
