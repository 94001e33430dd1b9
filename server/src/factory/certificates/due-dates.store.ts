import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { ReminderDays } from './schedule.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_certificate_reminder: {
      certificate_id: string;
      valid_to: string;
      days: ReminderDays;
      told_at: string;
    };
  }
}

/** Locks up to `limit` certificates with a reminder due. Rows that another process has locked are skipped. */
export const lockRemindable = async (db: Db, today: string, limit: number) => {
  const { rows } = await sql<{
    id: string;
    companyId: string;
    standard: string;
    edition: string;
    number: string;
    validTo: string;
  }>`
    select certificate.id, certificate.company_id as "companyId", certificate.number, certificate.valid_to as "validTo",
      coalesce(standard.code, certificate.standard_name) as standard, certificate.edition
    from factory_certificate as certificate
    left join factory_standard as standard on standard.id = certificate.standard_id
    where certificate.next_reminder_on <= ${today}::date
    order by certificate.next_reminder_on, certificate.id
    limit ${limit} for update of certificate skip locked`.execute(db);
  return rows;
};

type Reminder = { certificateId: string; validTo: string; days: ReminderDays; at: Date };

/** Returns false if this reminder was sent before: an end date that was changed and changed back is no news. */
export const insertReminder = async (db: Db, { certificateId, validTo, days, at }: Reminder) =>
  (await db
    .insertInto('factory_certificate_reminder')
    .values({ certificate_id: certificateId, valid_to: validTo, days, told_at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst()) !== undefined;

export const setNextReminder = async (db: Db, id: string, nextReminderOn: string | null) => {
  await db.updateTable('factory_certificate').set({ next_reminder_on: nextReminderOn }).where('id', '=', id).execute();
};

/** Returns the reminders sent for this end date, the earliest first. */
export const findReminders = (db: Db, certificateId: string, validTo: string) =>
  db
    .selectFrom('factory_certificate_reminder')
    .select(['days', 'told_at as at'])
    .where('certificate_id', '=', certificateId)
    .where('valid_to', '=', validTo)
    .orderBy('days', 'desc')
    .execute();

/** Locks up to `limit` certificates that have become valid or expired. */
export const lockTurning = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('factory_certificate')
    .select(['id', 'valid_from as validFrom', 'valid_to as validTo'])
    .where('next_turn_on', '<=', today)
    .orderBy('next_turn_on')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const setNextTurns = async (db: Db, turns: { id: string; on: string | null }[]) => {
  await sql`
    update factory_certificate as certificate set next_turn_on = given.turns_on
    from jsonb_to_recordset(${JSON.stringify(turns.map(({ id, on }) => ({ id, turns_on: on })))}::jsonb)
      as given (id uuid, turns_on date)
    where certificate.id = given.id`.execute(db);
};

type Ending = { id: string; standard: string; edition: string; validTo: string; createdAt: string };

/**
 * Returns up to `limit` expired certificates of a company and up to `limit` that expire by `until`; renewed and revoked
 * ones are left out.
 */
export const findEnding = async (
  db: Db,
  companyId: string,
  { today, until, limit }: { today: string; until: string; limit: number },
) => {
  const some = (within: ReturnType<typeof sql>) => sql`(
    select certificate.id, coalesce(standard.code, certificate.standard_name) as standard, certificate.edition,
      certificate.valid_to as "validTo", certificate.created_at as "createdAt"
    from factory_certificate as certificate
    left join factory_standard as standard on standard.id = certificate.standard_id
    where certificate.company_id = ${companyId}::uuid and ${within}
      and certificate.revoked_at is null and not certificate.is_replaced
    order by certificate.valid_to, certificate.id limit ${limit})`;
  const over = sql`certificate.valid_to < ${today}::date`;
  const soon = sql`certificate.valid_to >= ${today}::date and certificate.valid_to <= ${until}::date`;
  return (await sql<Ending>`${some(over)} union all ${some(soon)}`.execute(db)).rows;
};
