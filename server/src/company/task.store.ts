import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import { namesIn } from '../kit/db/script-names.ts';

/** Returns the last case that a person has submitted for themselves. */
export const findLastSubmitted = (db: Db, userId: string) =>
  db
    .selectFrom('company_case as one')
    .innerJoin('company', 'company.id', 'one.company_id')
    .select([
      'one.id',
      'one.kind',
      'one.business_number as businessNumber',
      'one.state',
      namesIn('company').as('names'),
    ])
    .select(sql<string>`coalesce(one.decided_at, one.submitted_at)`.as('since'))
    .select(
      sql<boolean>`exists (select from company_case_round round
        where round.case_id = one.id and round.confirmed_at is not null)`.as('isConfirmed'),
    )
    .where('one.submitted_by', '=', userId)
    .where('one.kind', '!=', 'identity')
    .orderBy('one.submitted_at', 'desc')
    .orderBy('one.id')
    .limit(1)
    .executeTakeFirst();

/** Returns the people who want to join a company, the longest wait first. */
export const findJoiners = (db: Db, companyId: string, limit: number) =>
  db
    .selectFrom('company_member as member')
    .innerJoin('company_person as person', 'person.id', 'member.user_id')
    .select(['person.id', 'person.name', 'member.since'])
    .where('member.company_id', '=', companyId)
    .where(sql<boolean>`member.state = 'requested'`)
    .orderBy('member.since')
    .orderBy('member.user_id')
    .limit(limit)
    .execute();

/** Returns open cases that no other operator has taken. */
export const findCasesFor = (db: Db, adminId: string, limit: number) =>
  db
    .selectFrom('company_case as one')
    .innerJoin('company', 'company.id', 'one.company_id')
    .innerJoin('company_person as person', 'person.id', 'one.submitted_by')
    .select(['one.id', 'one.kind', 'one.business_number as businessNumber', 'one.submitted_at as since'])
    .select([namesIn('company').as('names'), 'person.name as person'])
    .where(sql<boolean>`one.state in ('submitted', 'in_review')`)
    .where((eb) => eb.or([eb('one.reviewer_id', 'is', null), eb('one.reviewer_id', '=', adminId)]))
    .orderBy('one.submitted_at')
    .orderBy('one.id')
    .limit(limit)
    .execute();
