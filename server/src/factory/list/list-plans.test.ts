import { type contract, FACTORY_SORTS, type Parsed } from '@ieum/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { liftDeadline } from '../../../test/fixtures/database/lift-deadline.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import { findLookAlike } from '../record/lookalikes.ts';
import { findCountries, findProcesses } from './filter-choices.store.ts';
import { findFactories } from './list.store.ts';
import { countUnlocated, findCells } from './map.store.ts';

const world = useWorld();

const ROWS = 4_000;
/** Rows per statement; one statement for all of them could exceed the time limit. */
const PIECE = 500;
const DAYS = { today: '2026-11-15', soon: '2027-02-13' };
const NONE = { state: [], country: [], process: [], certificate: [], standard: [], completeness: [] };
const FIRST = { ...NONE, search: '', place: '', within: '', sort: 'name', order: 'asc', page: 1, size: 20 } as const;
type ListQuery = Parsed<typeof contract.listFactories>;

/** Fills three companies with thousands of factories each: a company's own rows are the smaller part of the table. */
const fill = async (db: Db, companyIds: string[]) => {
  await liftDeadline(db);
  for (const companyId of companyIds) {
    for (let from = 1; from < ROWS; from += PIECE)
      await sql`
      insert into factory (company_id, details, name_key, state, completeness, updated_at)
      select ${companyId}::uuid, jsonb_build_object(
          'name', (array['울산', '부산', '대구', '구미'])[n % 4 + 1] || ' 공장 ' || n, 'nameEnglish', 'Plant ' || n,
          'code', 'F-' || n, 'country', case when n % 50 = 0 then 'VN' else 'KR' end,
          'point', jsonb_build_object('latitude', 33 + n % 50 / 10.0, 'longitude', 126 + n % 37 / 10.0, 'precision', 'city'),
          'processes', jsonb_build_array(jsonb_build_object('scheme', 'own', 'code', '', 'name', '공정 ' || n % 60))),
        '공장' || n, case when n % 20 = 0 then 'closed' else 'active' end, n % 101, now() - n * interval '1 minute'
      from generate_series(${from}::int, ${from + PIECE - 1}::int) n`.execute(db);
    await sql`
      with certificate as (
        insert into factory_certificate (company_id, standard_id, line_id, valid_to, created_at, updated_at)
        select ${companyId}::uuid, standard.id, gen_random_uuid(), date '2026-06-01' + n * 5, now(), now()
        from generate_series(1, 200) n, (select id from factory_standard order by code limit 1) standard returning id
      ), numbered as (select id, row_number() over () as no from certificate)
      insert into factory_certificate_site (certificate_id, factory_id)
      select numbered.id, factory.id from numbered
      join (select id, row_number() over () as no from factory where company_id = ${companyId}::uuid limit 2000) factory
        on factory.no % 200 + 1 = numbered.no`.execute(db);
  }
  for (const table of ['factory', 'factory_process', 'factory_certificate', 'factory_certificate_site'])
    await sql`analyze ${sql.table(table)}`.execute(db);
  // Does what a vacuum would, which no transaction can run: counts read only an index, and no words wait in a pending
  // list.
  await sql`select gin_clean_pending_list('factory_search')`.execute(db);
  await sql`update pg_class set relallvisible = relpages where relname like 'factory%'`.execute(db);
};

const FILTERS: [string, Partial<ListQuery>, RegExp][] = [
  ['a rare word', { search: '공장 3999' }, /factory_search/],
  ['a common word', { search: '공장' }, /factory_(search|list)/],
  ['initial consonants', { search: 'ㅇㅅㄱㅈ' }, /factory_(search|list)/],
  ['a code', { search: 'F-777' }, /factory_search/],
  ['closed ones', { state: ['closed'] }, /factory_list/],
  ['a rare country', { country: ['VN'] }, /factory_list/],
  ['a common country', { country: ['KR'] }, /factory_list/],
  ['a process', { process: ['own:공정 7'] }, /factory_process/],
  ['running out', { certificate: ['expiring'] }, /factory_certificate_\w+/],
  ['run out', { certificate: ['expired'] }, /factory_certificate_\w+/],
  ['none', { certificate: ['none'] }, /factory_list/],
  ['in any of three states', { certificate: ['valid', 'expiring', 'expired'] }, /factory_certificate_\w+/],
  ['none, or run out', { certificate: ['none', 'expired'] }, /factory_certificate_\w+/],
  ['words and no certificate', { search: '공장', certificate: ['none'] }, /factory_search/],
  ['a band', { completeness: ['full'] }, /factory_list_completeness/],
  ['a part of the map', { within: '127,34,127.2,34.2' }, /factory_point/],
  ['several at once', { search: '울산', country: ['KR'], state: ['active'], completeness: ['good'] }, /factory_\w+/],
];

/** The certificates are few here: reading all of them costs less than an index. */
const NOT_READ_AS_A_WHOLE = /Seq Scan on factory(_process)?( |$)/m;

it('reads every sort, filter and search of a company by an index, in one statement', async () => {
  const companyIds = [await world.company(), await world.company(), await world.company()];
  await fill(world.db(), companyIds);
  const person = { id: crypto.randomUUID(), sessionId: crypto.randomUUID(), passwordAt: world.clock() };
  const supplier = { ...person, role: 'supplier', memberRole: 'owner', companyId: companyIds[0] ?? '' } as const;
  const admin = { ...person, role: 'admin' } as const;

  for (const actor of [supplier, admin]) {
    for (const sort of FACTORY_SORTS) {
      for (const order of ['asc', 'desc'] as const) {
        const list = (db: Db) => findFactories(db, actor, { ...FIRST, sort, order }, DAYS);
        const { statements, plans } = await watchStatements(world.db(), list);
        expect(statements).toHaveLength(1);
        const suffix = actor.role === 'admin' ? '_all' : '';
        const by = {
          name: '',
          code: '_code',
          country: '_country',
          completeness: '_completeness',
          updatedAt: '_updated',
        };
        expect(plans[0]).toMatch(new RegExp(`Index Only Scan( Backward)? using factory_list${suffix}${by[sort]}`));
        expect(plans[0]).not.toMatch(NOT_READ_AS_A_WHOLE);
      }
    }
  }

  for (const [name, filter, index] of FILTERS) {
    const list = (db: Db) => findFactories(db, supplier, { ...FIRST, ...filter }, DAYS);
    const { statements, plans } = await watchStatements(world.db(), list);
    expect(statements, name).toHaveLength(1);
    expect(plans[0], name).toMatch(index);
    expect(plans[0], name).not.toMatch(NOT_READ_AS_A_WHOLE);
  }

  const others: [string, (db: Db) => Promise<unknown>, RegExp][] = [
    ['map', (db) => findCells(db, supplier, FIRST, 0, DAYS), /factory_point/],
    ['unlocated', (db) => countUnlocated(db, supplier, FIRST, DAYS), /factory_unlocated/],
    ['countries', (db) => findCountries(db, supplier), /factory_list_country/],
    ['processes', (db) => findProcesses(db, supplier), /factory_process_key/],
    ['alike', (db) => findLookAlike(db, supplier.companyId, typed('공장 77')), /factory_alike/],
    [
      'alike by a long name',
      (db) => findLookAlike(db, supplier.companyId, typed('가나다라마'.repeat(20))),
      /factory_alike/,
    ],
  ];
  for (const [name, ask, index] of others) {
    const { statements, plans } = await watchStatements(world.db(), ask);
    expect(statements, name).toHaveLength(1);
    expect(plans[0], name).toMatch(index);
    expect(plans[0], name).not.toMatch(NOT_READ_AS_A_WHOLE);
  }
}, 180_000);

const typed = (name: string) => ({ name, country: 'KR', region: '', locality: '', street: '', streetDetail: '' });
