import { type CaseState, type CompanyNumber, readCompanyNumber, writeCompanyNumber } from '@ieum/contract';
import { sql, type Updateable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';
import type { MemberRole } from '../../kit/http/context.ts';
import type { MemberState } from '../company.store.ts';
import { identityIn } from './round.store.ts';

/** Makes all who read or change the holder of a number wait for each other. */
export const lockNumber = async (db: Db, number: CompanyNumber) => {
  const key = `company.number ${writeCompanyNumber(number)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
};

const columns = [
  'id',
  'kind',
  'company_id as companyId',
  'own_company_id as ownCompanyId',
  'submitted_by as submittedBy',
  'business_number as businessNumber',
  'document_id as documentId',
  'state',
  'round',
  'version',
  'reviewer_id as reviewerId',
  'taken_at as takenAt',
  'submitted_at as submittedAt',
  'decided_at as decidedAt',
  'reason',
] as const;

export const cases = (db: Db) => db.selectFrom('company_case').select(columns);

type Row = Awaited<ReturnType<ReturnType<typeof cases>['executeTakeFirstOrThrow']>>;
export type Case = ReturnType<typeof readCase>;

const readCase = ({ businessNumber, ...row }: Row) => ({ ...row, companyNumber: readCompanyNumber(businessNumber) });

/** Runs a statement of `cases` that has one row or none. */
export const takeCase = async (found: ReturnType<typeof cases>) => {
  const row = await found.executeTakeFirst();
  return row && readCase(row);
};

export const findCase = (db: Db, id: string) => takeCase(cases(db).where('id', '=', id));

/** Reads and locks a case that the caller goes on to change. */
export const lockCase = (db: Db, id: string) => takeCase(cases(db).where('id', '=', id).forUpdate());

/** Returns the last case that a person has submitted for themselves; a change of identity belongs to the company. */
export const findOwnCase = (db: Db, userId: string) =>
  takeCase(
    cases(db)
      .where('submitted_by', '=', userId)
      .where('kind', '!=', 'identity')
      .orderBy('submitted_at', 'desc')
      .orderBy('id'),
  );

const OPEN: CaseState[] = ['submitted', 'in_review', 'needs_correction'];

/** Locks in the order of ids, so that two parallel decisions wait for each other. */
export const lockOpenClaims = async (db: Db, number: CompanyNumber, exceptId: string) => {
  const claims = await cases(db)
    .where('business_number', '=', writeCompanyNumber(number))
    .where('kind', '=', 'claim')
    .where('state', 'in', OPEN)
    .where('id', '!=', exceptId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return claims.map(readCase);
};

export const lockOpenCasesOf = async (db: Db, userId: string) => {
  const own = cases(db).where('submitted_by', '=', userId).where('state', 'in', OPEN).orderBy('id').forUpdate();
  return (await own.execute()).map(readCase);
};

type CaseChange = Omit<Updateable<Tables['company_case']>, 'version'>;

/** Changes a case; every step raises the version. */
export const updateCase = (db: Db, id: string, change: CaseChange) =>
  db
    .updateTable('company_case')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

/** Raises the version: an operator who is about to decide has seen other data. */
export const outdateCases = async (db: Db, companyId: string) => {
  await db
    .updateTable('company_case')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('kind', '=', 'claim')
    .where('state', 'in', ['submitted', 'in_review'])
    .execute();
};

/** Notes that the reviewer is still at work, without raising the version. */
export const touchCase = async (db: Db, id: string, takenAt: Date) => {
  await db.updateTable('company_case').set({ taken_at: takenAt.toISOString() }).where('id', '=', id).execute();
};

type SubjectOf = Pick<Case, 'id' | 'round' | 'submittedBy' | 'companyId'>;

/** Returns the person and the company of a case as they are now. */
export const findSubject = (db: Db, { id, round, submittedBy, companyId }: SubjectOf) =>
  db
    .selectFrom('company_person as person')
    .innerJoin('company', (join) => join.on('company.id', '=', companyId))
    .leftJoin('company_case_round as current', (join) =>
      join.on('current.case_id', '=', id).on('current.round', '=', round),
    )
    .select(identityIn('current').as('identity'))
    .select([
      'company.name_english as nameEnglish',
      'company.name_chinese as nameChinese',
      'company.name_japanese as nameJapanese',
      'company.country',
      'company.registration_scheme as registrationScheme',
      'person.name as applicantName',
      'person.email',
      'person.phone',
      'person.email_confirmed_at as emailConfirmedAt',
      'company.name as companyName',
      'company.representative',
      'company.opened_on as openedOn',
      'company.address',
      'company.state as companyState',
    ])
    .where('person.id', '=', submittedBy)
    .executeTakeFirstOrThrow();

type CompanyChange = Omit<Updateable<Tables['company']>, 'version'>;

export const updateCompany = async (db: Db, id: string, change: CompanyChange) => {
  await db
    .updateTable('company')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

type Place = { companyId: string; role: MemberRole; state: MemberState };

export const moveMember = async (db: Db, userId: string, { companyId, role, state }: Place) => {
  await db
    .updateTable('company_member')
    .set({ company_id: companyId, role, state })
    .where('user_id', '=', userId)
    .execute();
};

export const findOwners = async (db: Db, companyId: string) => {
  const owners = await db
    .selectFrom('company_member')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .execute();
  return owners.map(({ user_id }) => user_id);
};

export const findAdmins = async (db: Db) => {
  const admins = await db
    .selectFrom('company_person')
    .select('id')
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
  return admins.map(({ id }) => id);
};
