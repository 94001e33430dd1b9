import type {
  CompanyCase,
  CompanyMember,
  Language,
  operatorCompaniesContract,
  Parsed,
  ScriptNames,
} from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { prefixRange } from '../../kit/db/prefix.ts';

type CompanySearch = Parsed<typeof operatorCompaniesContract.listCompanies>;

type Row = {
  id: string;
  name: string;
  nameEnglish: string;
  nameChinese: string;
  nameJapanese: string;
  businessNumber: string;
  country: string;
  state: 'pending' | 'verified' | 'rejected';
  isDisabled: boolean;
  taxState: 'active' | 'suspended' | 'closed' | 'unregistered' | 'unknown';
  members: number;
  createdAt: string;
};

const TAX_STATE = sql`(select status.state from company_tax_status status
  where status.business_number = company.business_number and status.replaced_at is null)`;

const columns = sql`company.id, company.name, company.name_english as "nameEnglish",
  company.name_chinese as "nameChinese", company.name_japanese as "nameJapanese",
  coalesce(company.business_number, '') as "businessNumber", company.country, company.state,
  company.disabled_at is not null as "isDisabled", company.created_at as "createdAt",
  coalesce(${TAX_STATE}, 'unknown') as "taxState",
  (select count(*)::int from company_member as member where member.company_id = company.id and member.state = 'active')
    as members`;

export const findCompanies = async (db: Db, search: CompanySearch) => {
  const { page, size, sort } = search;
  const where = matching(search);
  const total = sql`select count(*)::int as total from company ${where}`;
  const { rows } = await sql<Row & { total: number }>`
    select ${columns}, (${total}) as total from company ${where}
    order by ${ORDERS[sort]}, company.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  if (rows[0] || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // Beyond the last page there is no row that carries the total.
  const counted = await sql<{ total: number }>`${total}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

const ORDERS = {
  newest: sql`company.created_at desc`,
  oldest: sql`company.created_at`,
  name: sql`company.name`,
  nameDown: sql`company.name desc`,
};

const matching = ({ q, state, isDisabled, tax }: CompanySearch) => {
  const conditions: RawBuilder<unknown>[] = [];
  if (q !== '') conditions.push(sql`company.id in ${idsFoundBy(q)}`);
  if (state) conditions.push(sql`company.state = ${state}`);
  if (isDisabled === 'yes') conditions.push(sql`company.disabled_at is not null`);
  if (isDisabled === 'no') conditions.push(sql`company.disabled_at is null`);
  if (tax === 'stopped') conditions.push(sql`${TAX_STATE} in ('closed', 'suspended')`);
  if (tax === 'unanswered')
    conditions.push(sql`company.business_number is not null and coalesce(${TAX_STATE}, 'unknown') = 'unknown'`);
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
};

/** Each branch of the union reads one range of an index. */
const idsFoundBy = (q: string) => {
  const digits = q.replace(/[\s-]/g, '');
  const byNumber = /^\d+$/.test(digits)
    ? sql`union select id from company where ${startsWith(sql`business_number`, digits)}`
    : sql``;
  return sql`(
    select id from company where ${startsWith(sql`lower(name)`, q)}
    union select id from company where ${startsWith(sql`lower(name_english)`, q)}
    union select id from company where ${startsWith(sql`lower(name_chinese)`, q)}
    union select id from company where ${startsWith(sql`lower(name_japanese)`, q)} ${byNumber}
  )`;
};

const startsWith = (column: RawBuilder<unknown>, start: string) => {
  const { from, before } = prefixRange(start);
  return sql<boolean>`(${column} ~>=~ lower(${from}::text) and ${column} ~<~ lower(${before}::text))`;
};

type Whole = Row & {
  representative: string;
  openedOn: string | null;
  address: string;
  addressEnglish: string;
  industry: string;
  phone: string;
  email: string;
  website: string;
  disabledAt: string | null;
};

export const findCompany = async (db: Db, id: string) => {
  const { rows } = await sql<Whole>`
    select ${columns}, company.representative, company.opened_on as "openedOn", company.address,
      company.address_english as "addressEnglish", company.industry, company.phone, company.email, company.website,
      company.disabled_at as "disabledAt"
    from company where company.id = ${id}::uuid`.execute(db);
  return rows[0];
};

const PEOPLE_SHOWN = 100;

/** Returns active members before all others, and owners first. */
export const findPeopleOf = async (db: Db, companyId: string) => {
  const { rows } = await sql<CompanyMember>`
    select member.user_id as "userId", person.name, person.email, member.role, member.state, member.since
    from company_member as member join company_person as person on person.id = member.user_id
    where member.company_id = ${companyId}::uuid
    order by array_position(array['active', 'requested', 'disabled', 'left'], member.state),
      array_position(array['owner', 'editor', 'viewer'], member.role), member.since, member.user_id
    limit ${PEOPLE_SHOWN}`.execute(db);
  return rows;
};

const CASES_SHOWN = 20;

export const findCasesOf = async (db: Db, companyId: string) => {
  const { rows } = await sql<CompanyCase>`
    select one.id, one.kind, one.state, person.name as applicant, one.submitted_at as "submittedAt",
      one.decided_at as "decidedAt"
    from company_case as one join company_person as person on person.id = one.submitted_by
    where one.company_id = ${companyId}::uuid
    order by one.submitted_at desc, one.id limit ${CASES_SHOWN}`.execute(db);
  return rows;
};

type Locked = ScriptNames & { id: string; disabledAt: string | null };

export const lockCompany = async (db: Db, id: string) => {
  const { rows } = await sql<Locked>`
    select id, name, name_english as "nameEnglish", name_chinese as "nameChinese", name_japanese as "nameJapanese",
      disabled_at as "disabledAt" from company where id = ${id}::uuid for update`.execute(db);
  return rows[0];
};

/** Raises the version, so that a parallel edit of the profile is refused as outdated. */
export const setDisabledAt = async (db: Db, id: string, at: Date | null) => {
  await sql`update company set disabled_at = ${at?.toISOString() ?? null}::timestamptz, version = version + 1
    where id = ${id}::uuid`.execute(db);
};

type Owner = { userId: string; name: string; email: string; language: Language };

export const findOwners = async (db: Db, companyId: string) => {
  const { rows } = await sql<Owner>`
    select member.user_id as "userId", person.name, person.email, person.language
    from company_member as member join company_person as person on person.id = member.user_id
    where member.company_id = ${companyId}::uuid and member.role = 'owner' and member.state = 'active'
      and person.state = 'active'
    order by member.user_id`.execute(db);
  return rows;
};

export const makeOwner = async (db: Db, userId: string) => {
  await db.updateTable('company_member').set({ role: 'owner' }).where('user_id', '=', userId).execute();
};

export const findDisabledAt = async (db: Db, companyId: string) => {
  const { rows } = await sql<{ disabledAt: string | null }>`
    select disabled_at as "disabledAt" from company where id = ${companyId}::uuid`.execute(db);
  return rows[0];
};
