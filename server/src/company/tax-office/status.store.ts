import { type Generated, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { TaxState, TaxStatus } from './client.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    company_tax_status: {
      id: Generated<string>;
      business_number: string;
      state: TaxState;
      ended_on: string | null;
      tax_type: Generated<string>;
      since: string;
      answered_at: string;
      asked_at: string;
      replaced_at: string | null;
      answer: unknown;
    };
  }
}

/** Returns the numbers of verified companies that were not asked about since then, the longest wait first. */
export const findNumbersToAsk = async (db: Db, since: Date) => {
  const rows = await db
    .selectFrom('company')
    .leftJoin('company_tax_status as status', (join) =>
      join.onRef('status.business_number', '=', 'company.business_number').on('status.replaced_at', 'is', null),
    )
    .select('company.business_number as number')
    .where('company.state', '=', 'verified')
    .where('company.business_number', 'is not', null)
    .where((eb) => eb.or([eb('status.asked_at', 'is', null), eb('status.asked_at', '<', since.toISOString())]))
    .orderBy('status.asked_at', (order) => order.asc().nullsFirst())
    .orderBy('company.business_number')
    .orderBy('company.id')
    .execute();
  return rows.flatMap(({ number }) => number ?? []);
};

/** Locks the rows, so that of two parallel updates with the same news one is first. */
export const lockTaxStatuses = (db: Db, numbers: string[]) =>
  db
    .selectFrom('company_tax_status')
    .select(['id', 'business_number as number', 'state', 'ended_on as endedOn', 'tax_type as taxType'])
    .where('business_number', 'in', numbers)
    .where('replaced_at', 'is', null)
    .orderBy('business_number')
    .forUpdate()
    .execute();

/** Stores answers that repeat the former one, or that are missing; then the former `answer` stays. */
export const touchTaxStatuses = async (db: Db, statuses: { id: string; status: TaxStatus }[]) => {
  if (statuses.length === 0) return;
  const rows = statuses.map(({ id, status }) => ({
    id,
    asked_at: status.askedAt.toISOString(),
    answered_at: status.state === 'unknown' ? null : status.askedAt.toISOString(),
    answer: status.state === 'unknown' ? null : status.answer,
  }));
  await sql`
    update company_tax_status as status
    set asked_at = given.asked_at,
      answered_at = coalesce(given.answered_at, status.answered_at),
      answer = coalesce(given.answer, status.answer)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id uuid, asked_at timestamptz, answered_at timestamptz, answer jsonb)
    where status.id = given.id
  `.execute(db);
};

export const endTaxStatuses = async (db: Db, ended: { id: string; at: Date }[]) => {
  if (ended.length === 0) return;
  await db
    .updateTable('company_tax_status')
    .set({ replaced_at: new Date(Math.max(...ended.map(({ at }) => at.getTime()))).toISOString() })
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .execute();
};

/** Returns the numbers for which this is news: a parallel call may just have stored the same. */
export const insertTaxStatuses = async (db: Db, statuses: [number: string, TaxStatus][]) => {
  if (statuses.length === 0) return [];
  const rows = await db
    .insertInto('company_tax_status')
    .values(
      statuses.map(([number, { state, endedOn, taxType, askedAt, answer }]) => ({
        business_number: number,
        state,
        ended_on: endedOn,
        tax_type: taxType,
        since: askedAt.toISOString(),
        answered_at: askedAt.toISOString(),
        asked_at: askedAt.toISOString(),
        answer: JSON.stringify(answer),
      })),
    )
    .onConflict((conflict) => conflict.column('business_number').where('replaced_at', 'is', null).doNothing())
    .returning('business_number as number')
    .execute();
  return rows.map(({ number }) => number);
};

/** Returns the present status, or nothing for a number that was never asked about. */
export const findTaxStatus = async (db: Db, number: string): Promise<TaxStatus | undefined> => {
  const row = await db
    .selectFrom('company_tax_status')
    .select(['state', 'ended_on as endedOn', 'tax_type as taxType', 'asked_at as askedAt', 'answer'])
    .where('business_number', '=', number)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, askedAt: new Date(row.askedAt) };
};

export const findVerifiedOf = (db: Db, numbers: string[]) =>
  db
    .selectFrom('company')
    .select(['id', 'business_number as number'])
    .where('business_number', 'in', numbers)
    .where('state', '=', 'verified')
    .orderBy('business_number')
    .execute();
