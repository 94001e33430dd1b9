import type { CaseKind, CaseState, CompanyNumber, Language, Role } from '@ieum/contract';
import { type Generated, type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tables, View } from '../kit/db/database.ts';
import { NAMES, namesIn } from '../kit/db/script-names.ts';
import type { MemberRole } from '../kit/http/context.ts';
import { numberColumns } from './number-columns.ts';

/** A row of the view: the names, and the Korean number or the one of the register abroad. */
type CompanyNameRow = {
  id: string;
  name: string;
  name_english: string;
  name_chinese: string;
  name_japanese: string;
  country: string;
  number: string;
};

export type MemberState = 'requested' | 'active' | 'disabled' | 'left';

declare module '../kit/db/database.ts' {
  interface Tables {
    company: {
      id: Generated<string>;
      business_number: string | null;
      created_at: Generated<string>;
      state: Generated<'pending' | 'verified' | 'rejected'>;
      name: Generated<string>;
      name_english: Generated<string>;
      name_chinese: Generated<string>;
      name_japanese: Generated<string>;
      representative: Generated<string>;
      opened_on: string | null;
      country: Generated<string>;
      address: Generated<string>;
      address_english: Generated<string>;
      industry: Generated<string>;
      phone: Generated<string>;
      email: Generated<string>;
      website: Generated<string>;
      corporate_number_sealed: Generated<string>;
      industry_code: Generated<string>;
      duns: Generated<string>;
      gln: Generated<string>;
      version: Generated<number>;
      disabled_at: string | null;
      registration_number: Generated<string>;
      registration_scheme: Generated<string>;
    };
    /** A company by its names and its number, for all slices above this one. */
    company_name: View<CompanyNameRow>;
    /** What this slice needs to know about people; the accounts are above it. */
    company_person: View<{
      id: string;
      name: string;
      email: string;
      phone: string | null;
      language: Language;
      role: Role;
      state: 'active' | 'disabled' | 'left';
      email_confirmed_at: string | null;
      last_seen_at: string | null;
    }>;
    company_member: { user_id: string; company_id: string; role: MemberRole; state: MemberState; since: string };
    company_case: {
      id: Generated<string>;
      kind: CaseKind;
      company_id: string;
      submitted_by: string;
      business_number: string;
      has_check_digit: boolean;
      document_id: string;
      state: Generated<CaseState>;
      submitted_at: string;
      round: Generated<number>;
      version: Generated<number>;
      reviewer_id: string | null;
      taken_at: string | null;
      decided_at: string | null;
      reason: Generated<string>;
      own_company_id: string | null;
      search_text: Generated<string>;
    };
  }
}

export const insertCompany = (db: Db, number: CompanyNumber | null) =>
  db
    .insertInto('company')
    .values({
      business_number: null,
      ...(number && numberColumns(number)),
      ...(number?.kind === 'foreign' && { country: number.country }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Condition that a company has this number, in Korea or abroad. */
export const hasNumber = (number: CompanyNumber) =>
  number.kind === 'foreign'
    ? sql<boolean>`(company.country = ${number.country} and company.registration_number = ${number.registration}
        and company.registration_number <> '')`
    : sql<boolean>`company.business_number = ${number.digits}`;

export const findVerifiedCompany = (db: Db, number: CompanyNumber) =>
  db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('state', '=', 'verified')
    .where(hasNumber(number))
    .executeTakeFirst();

const columns = [
  'id',
  'business_number as businessNumber',
  'registration_number as registrationNumber',
  'state',
  ...NAMES,
  'representative',
  'opened_on as openedOn',
  'country',
  'address',
  'address_english as addressEnglish',
  'industry',
  'phone',
  'email',
  'website',
  'corporate_number_sealed as corporateNumberSealed',
  'industry_code as industryCode',
  'duns',
  'gln',
  'version',
] as const;

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export const findCompany = (db: Db, id: string) =>
  db.selectFrom('company').select(columns).where('id', '=', id).executeTakeFirst();

/** Makes parallel decisions about members wait for each other. Rows that only refer to the company do not wait. */
export const lockCompany = (db: Db, id: string) =>
  db.selectFrom('company').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Returns nothing when the company has another version by now. */
export const updateCompanyAt = (db: Db, id: string, version: number, change: Updateable<Tables['company']>) =>
  db
    .updateTable('company')
    .set(change)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();

export const insertMember = async (db: Db, member: Insertable<Tables['company_member']>) => {
  await db.insertInto('company_member').values(member).execute();
};

export const findMembership = (db: Db, userId: string) =>
  db
    .selectFrom('company_member as member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .select([
      'member.company_id as companyId',
      'member.role',
      'member.state as membership',
      'member.since',
      'company.state',
      namesIn('company').as('names'),
      'company.business_number as businessNumber',
      'company.registration_number as registrationNumber',
    ])
    .where('member.user_id', '=', userId)
    .executeTakeFirst();

/** Locks the members, so that the last two owners cannot both leave at once. */
export const lockColleagues = (db: Db, companyId: string) =>
  db
    .selectFrom('company_member')
    .select(['user_id as userId', 'role'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .orderBy('user_id')
    .forUpdate()
    .execute();

export const updateMemberState = async (db: Db, userId: string, state: MemberState) => {
  await db.updateTable('company_member').set({ state }).where('user_id', '=', userId).execute();
};

export const insertCase = (db: Db, newCase: Insertable<Tables['company_case']>) =>
  db.insertInto('company_case').values(newCase).returning('id').executeTakeFirstOrThrow();

/** Returns what an applicant's own page shows about the person and the company that they are in. */
export const findApplicant = (db: Db, userId: string) =>
  db
    .selectFrom('company_person as person')
    .leftJoin('company_member as member', 'member.user_id', 'person.id')
    .leftJoin('company', 'company.id', 'member.company_id')
    .select(['person.email_confirmed_at as emailConfirmedAt', 'company.state as companyState'])
    .where('person.id', '=', userId)
    .executeTakeFirst();

/** Returns the certificate that this person has submitted last. */
export const findCertificate = (db: Db, userId: string) =>
  db
    .selectFrom('company_case as one')
    .innerJoin('document', 'document.id', 'one.document_id')
    .select(['document.id', 'document.name', 'document.size'])
    .where('one.submitted_by', '=', userId)
    .where('one.kind', '!=', 'identity')
    .orderBy('one.submitted_at', 'desc')
    .orderBy('one.id')
    .executeTakeFirst();
