import { type Generated, type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../../kit/db/database.ts';

declare module '../../../kit/db/database.ts' {
  interface Tables {
    review_series_period: {
      series_id: string;
      period: string;
      outcome: 'sent' | 'skipped' | 'missed';
      at: Generated<string>;
    };
    review_series_sending: {
      series_id: string;
      supplier_company_id: string;
      period: string;
      outcome: 'sent' | 'same_open' | 'not_supplier';
      request_id: string | null;
    };
  }
}

type Outcome = Tables['review_series_period']['outcome'];

/** Stores what becomes of a period. Returns false if that is decided already: it was skipped ahead of time, or sent. */
export const claimPeriod = async (db: Db, seriesId: string, period: string, outcome: Outcome, at: Date) => {
  const row = await db
    .insertInto('review_series_period')
    .values({ series_id: seriesId, period, outcome, at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['series_id', 'period']).doNothing())
    .returning('period')
    .executeTakeFirst();
  return row !== undefined;
};

export const insertSendings = async (db: Db, rows: Insertable<Tables['review_series_sending']>[]) => {
  if (rows.length > 0) await db.insertInto('review_series_sending').values(rows).execute();
};

/** Returns a lookup of the coming periods that are left out, by series. */
export const findSkipped = async (db: Db, series: { id: string; nextPeriod: string }[]) => {
  const rows =
    series.length === 0
      ? []
      : await db
          .selectFrom('review_series_period')
          .select(['series_id as seriesId', 'period'])
          .where((eb) =>
            eb.or(
              series.map(({ id, nextPeriod }) =>
                eb.and([eb('series_id', '=', id), eb('period', '>=', nextPeriod), eb('outcome', '=', 'skipped')]),
              ),
            ),
          )
          .execute();
  const found = Map.groupBy(rows, ({ seriesId }) => seriesId);
  return (id: string) => (found.get(id) ?? []).map(({ period }) => period);
};

/** Takes back that a period is left out. Returns false if it was not. */
export const deleteSkipped = async (db: Db, seriesId: string, period: string) => {
  const row = await db
    .deleteFrom('review_series_period')
    .where('series_id', '=', seriesId)
    .where('period', '=', period)
    .where('outcome', '=', 'skipped')
    .returning('period')
    .executeTakeFirst();
  return row !== undefined;
};

type Open = { id: string; supplierId: string; askerId: string; dueOn: string; remindedAt: string | null };

/** Locks the open requests that a series has sent for a period. */
export const lockOpenOfPeriod = async (db: Db, seriesId: string, period: string) => {
  const { rows } = await sql<Open>`
    select request.id, request.supplier_company_id as "supplierId", request.asker_company_id as "askerId",
      request.due_on as "dueOn", request.reminded_at as "remindedAt"
    from review_series_sending sending join review_request request on request.id = sending.request_id
    where sending.series_id = ${seriesId} and sending.period = ${period} and request.state = 'open'
    order by request.id for update of request`.execute(db);
  return rows;
};

/** Counts the suppliers of a series with an open request of an earlier period. */
export const countBehind = async (db: Db, seriesId: string, before: string) => {
  const { rows } = await sql<{ behind: number }>`
    select count(distinct sending.supplier_company_id)::int as behind
    from review_series_sending sending
    join review_request request on request.id = sending.request_id and request.state = 'open'
    join review_series_supplier member
      on member.series_id = sending.series_id and member.supplier_company_id = sending.supplier_company_id
    where sending.series_id = ${seriesId} and sending.period < ${before}`.execute(db);
  return rows[0]?.behind ?? 0;
};

export const markReminded = async (db: Db, ids: string[], at: Date) => {
  await db.updateTable('review_request').set({ reminded_at: at.toISOString() }).where('id', 'in', ids).execute();
};
