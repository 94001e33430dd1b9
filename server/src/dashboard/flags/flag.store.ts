import type { FlagCode, FlagSeverity } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    dashboard_flag: {
      company_id: string;
      code: FlagCode;
      subject_id: string;
      severity: FlagSeverity;
      first_on: string;
      last_on: string;
    };
    dashboard_counted: { company_id: string; first_on: string; last_on: string | null };
  }
}

/** Adds a row for each company that has never been counted. */
export const putUncounted = async (db: Db, today: string) => {
  await sql`
    insert into dashboard_counted (company_id, first_on)
    select company.id, ${today}::date from company
    where company.state <> 'rejected' and not exists (select from dashboard_counted where company_id = company.id)
    order by company.id on conflict do nothing`.execute(db);
};

/** Locks some companies that were not counted today. Rows that another process has locked are skipped. */
export const lockUncounted = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('dashboard_counted')
    .select(['company_id as companyId', 'last_on as lastOn'])
    .where((eb) => eb.or([eb('last_on', 'is', null), eb('last_on', '<', today)]))
    .orderBy('last_on', (order) => order.asc().nullsFirst())
    .orderBy('company_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export type OpenFlag = { code: FlagCode; subjectId: string; severity: FlagSeverity };

export const givenOf = (flags: OpenFlag[]) => {
  const seen = JSON.stringify(
    flags.map(({ code, subjectId, severity }) => ({ code, subject_id: subjectId, severity })),
  );
  return sql`jsonb_to_recordset(${seen}::jsonb) as given (code text, subject_id uuid, severity text)`;
};

/** Prolongs a flag that was open at the last count and still is. Every other flag begins today. */
export const putFlags = async (db: Db, companyId: string, flags: OpenFlag[], today: string, lastOn: string | null) => {
  const given = givenOf(flags);
  await sql`
    update dashboard_flag flag set last_on = ${today}::date, severity = given.severity from ${given}
    where flag.company_id = ${companyId} and flag.code = given.code and flag.subject_id = given.subject_id
      and flag.last_on = ${lastOn}::date`.execute(db);
  await sql`
    insert into dashboard_flag (company_id, code, subject_id, severity, first_on, last_on)
    select ${companyId}::uuid, given.code, given.subject_id, given.severity, ${today}::date, ${today}::date from ${given}
    where not exists (select from dashboard_flag flag where flag.company_id = ${companyId} and flag.code = given.code
      and flag.subject_id = given.subject_id and flag.last_on = ${today}::date)`.execute(db);
};

export const setCounted = async (db: Db, companyId: string, today: string) => {
  await db.updateTable('dashboard_counted').set({ last_on: today }).where('company_id', '=', companyId).execute();
};
