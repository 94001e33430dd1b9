import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { liftDeadline } from '../../../test/fixtures/database/lift-deadline.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import { findInvitations } from './invitation.store.ts';
import { findMembers, findRequests } from './member.store.ts';

const world = useWorld();
const { verified, member } = useCompanies(world);

const COMPANIES = 1_000;
const PAGE = { page: 1, size: 20 };

/** Adds a thousand companies with ten people and ten invitations each. */
const fillCompanies = async (db: Db, invitedBy: string) => {
  await liftDeadline(db);
  await sql`
    insert into company (business_number, state, name)
    select lpad((2000000000 + n)::text, 10, '0'), 'verified', '회사 ' || n from generate_series(1, ${COMPANIES}::int) n
  `.execute(db);
  await sql`
    insert into account_user (email, name, password_hash, role)
    select 'p' || n || '@test.kr', '사람 ' || n, '-', 'supplier' from generate_series(1, ${COMPANIES * 10}::int) n
  `.execute(db);
  await sql`
    insert into company_member (user_id, company_id, role, state, since)
    select person.id, (array(select id from company where business_number like '2%'))[person.no % ${COMPANIES}::int + 1],
      'editor', case when person.no % 3 = 0 then 'requested' else 'active' end, now()
    from (select id, row_number() over () as no from account_user where email like 'p%') person
  `.execute(db);
  await sql`
    insert into company_invitation (company_id, email, role, token_hash, invited_by, sent_at, ends_at)
    select company.id, n || '@test.kr', 'viewer', company.id || '-' || n, ${invitedBy}::uuid, now(), now()
    from company, generate_series(1, 10) n where business_number like '2%'
  `.execute(db);
  await sql`analyze company_member, company_invitation, account_user`.execute(db);
};

it('reads only one company’s people, requests and invitations, however many companies there are', async () => {
  const companyId = await verified();
  const { id } = await member(companyId);
  await fillCompanies(world.db(), id);
  const sorted = { ...PAGE, search: '', sort: 'name', order: 'asc' } as const;
  const lists: [string, (db: Db) => Promise<unknown>][] = [
    ['company_member_company', (db) => findMembers(db, companyId, sorted)],
    ['company_member_company', (db) => findMembers(db, companyId, { ...sorted, search: '이음' })],
    ['company_member_waiting', (db) => findRequests(db, companyId, PAGE)],
    ['company_invitation_list', (db) => findInvitations(db, companyId, PAGE, world.clock())],
    ['company_invitation_list', (db) => findInvitations(db, companyId, { ...PAGE, state: 'expired' }, world.clock())],
  ];
  for (const [index, list] of lists) {
    const { statements, plans } = await watchStatements(world.db(), list);
    // One statement reads the page, one counts.
    expect(statements).toHaveLength(2);
    expect(plans[0]).toContain(index);
    expect(plans.join()).not.toMatch(/Seq Scan on (company|account_user)/);
  }
});
