import {
  type CaseCheck,
  type CaseKind,
  type CaseState,
  type CompanyNumber,
  type Page,
  writeCompanyNumber,
} from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { findVerifiedCompany, hasNumber } from '../company.store.ts';

export type CaseFilter = {
  state: CaseState | 'waiting' | 'all';
  kind: CaseKind | 'all';
  /** Reviewer of the cases; null for all. */
  reviewerId: string | null;
  search: string;
};

const cases = (db: Db) => db.selectFrom('company_case as one');

/** Written as literals: only then the database sees that the small index of open cases is enough. */
const IS_WAITING = sql<boolean>`one.state in ('submitted', 'in_review')`;

const filtered = (db: Db, { state, kind, reviewerId, search }: CaseFilter) => {
  let found = cases(db);
  if (state === 'waiting') found = found.where(IS_WAITING);
  else if (state !== 'all') found = found.where('one.state', '=', state);
  if (kind !== 'all') found = found.where('one.kind', '=', kind);
  if (reviewerId !== null) found = found.where('one.reviewer_id', '=', reviewerId);
  if (search === '') return found;
  const words = searchWords(search);
  return found.where(
    sql<boolean>`company_case_grams(one.search_text) @> company_case_grams(${words}::text)
      and one.search_text like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`,
  );
};

/** Normalizes a search as the rows are; a number is found with its dashes too. */
const searchWords = (search: string) => {
  const words = search.normalize('NFKC').toLowerCase();
  return /^[\d\s-]+$/.test(words) ? words.replace(/\D/g, '') : words;
};

const lineColumns = [
  'one.id',
  'one.kind',
  'one.state',
  'one.version',
  'one.round',
  'one.business_number as businessNumber',
  'one.submitted_at as submittedAt',
  'person.name as applicantName',
  'person.email as applicantEmail',
] as const;

/** Returns one page and the total in one statement. */
export const findCases = async (db: Db, filter: CaseFilter, order: 'asc' | 'desc', { page, size }: Page) => {
  const counted = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('total'));
  const shown = filtered(db, filter)
    .select('one.id')
    .orderBy('one.submitted_at', order)
    .orderBy('one.id', order)
    .limit(size)
    .offset((page - 1) * size);
  const rows = await cases(db)
    .innerJoin(shown.as('shown'), 'shown.id', 'one.id')
    .innerJoin('company_person as person', 'person.id', 'one.submitted_by')
    .innerJoin('company', 'company.id', 'one.company_id')
    .leftJoin('company_person as reviewer', 'reviewer.id', 'one.reviewer_id')
    .leftJoin('company_case_round as round', (join) =>
      join.onRef('round.case_id', '=', 'one.id').onRef('round.round', '=', 'one.round'),
    )
    .select([
      ...lineColumns,
      'company.name as companyName',
      'reviewer.id as reviewerId',
      'reviewer.name as reviewerName',
      sql<CaseCheck[] | null>`round.checks`.as('checks'),
    ])
    .select(counted.as('total'))
    .orderBy('one.submitted_at', order)
    .orderBy('one.id', order)
    .execute();
  if (rows[0] || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // Beyond the last page there is no row that carries the total.
  return { rows, total: (await counted.executeTakeFirstOrThrow()).total };
};

/** Returns the case that has waited longest and has no reviewer. */
export const findNextWaiting = (db: Db) =>
  cases(db)
    .select('one.id')
    .where('one.state', '=', 'submitted')
    .orderBy('one.submitted_at')
    .orderBy('one.id')
    .limit(1)
    .executeTakeFirst();

const OTHERS_MAX = 200;
const ACCOUNTS_MAX = 50;

/** Returns other cases of the same number, the open ones first. */
export const findOthers = (db: Db, number: CompanyNumber, exceptId: string) =>
  cases(db)
    .innerJoin('company_person as person', 'person.id', 'one.submitted_by')
    .innerJoin('company', 'company.id', 'one.company_id')
    .select([...lineColumns, 'company.name as companyName'])
    .where('one.business_number', '=', writeCompanyNumber(number))
    .where('one.id', '!=', exceptId)
    .orderBy(sql`one.state in ('verified', 'rejected')`)
    .orderBy('one.submitted_at')
    .orderBy('one.id')
    .limit(OTHERS_MAX)
    .execute();

/** Returns the people who belong, or want to belong, to a company with this number. */
export const findAccountsOf = (db: Db, number: CompanyNumber, exceptUserId: string) =>
  db
    .selectFrom('company')
    .innerJoin('company_member as member', 'member.company_id', 'company.id')
    .innerJoin('company_person as person', 'person.id', 'member.user_id')
    .select([
      'person.id',
      'person.name',
      'person.email',
      'member.role',
      'member.state as membership',
      'company.state as companyState',
    ])
    .where(hasNumber(number))
    .where('person.id', '!=', exceptUserId)
    .where('person.state', '!=', 'left')
    .orderBy('member.since')
    .orderBy('person.id')
    .limit(ACCOUNTS_MAX)
    .execute();

/** Counts other claims to the number and companies that have it, for the automatic checks. */
export const countSameNumber = async (db: Db, number: CompanyNumber, exceptCaseId: string) => {
  const claims = await db
    .selectFrom('company_case')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('business_number', '=', writeCompanyNumber(number))
    .where('kind', '=', 'claim')
    .where('state', 'in', ['submitted', 'in_review', 'needs_correction'])
    .where('id', '!=', exceptCaseId)
    .executeTakeFirstOrThrow();
  return { verified: (await findVerifiedCompany(db, number)) ? 1 : 0, claims: claims.count };
};

/** Counts the verified companies that have this name already. */
export const countSameName = async (db: Db, name: string, exceptCompanyId: string) => {
  if (name === '') return 0;
  const { count } = await db
    .selectFrom('company')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(name) = lower(${name}::text)`)
    .where('state', '=', 'verified')
    .where('id', '!=', exceptCompanyId)
    .executeTakeFirstOrThrow();
  return count;
};
