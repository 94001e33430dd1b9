import type { DeclarationKind, SERIES_EVENTS, SeriesEvery, SeriesState } from '@ieum/contract';
import { type Generated, type Insertable, type JSONColumnType, sql } from 'kysely';
import type { Db, Tables } from '../../../kit/db/database.ts';

type EventKind = (typeof SERIES_EVENTS)[number];

declare module '../../../kit/db/database.ts' {
  interface Tables {
    review_series: {
      id: Generated<string>;
      company_id: string;
      kind: DeclarationKind;
      template_id: string | null;
      ready_key: string | null;
      every: SeriesEvery;
      first_period: string;
      last_period: Generated<string>;
      next_period: string;
      next_send_on: string | null;
      answer_days: number;
      purpose: string;
      message: Generated<string>;
      validity_months: number;
      needs_two: Generated<boolean>;
      state: Generated<SeriesState>;
      version: Generated<number>;
      created_at: string;
      created_by: string | null;
      updated_at: string;
    };
    review_series_supplier: { series_id: string; supplier_company_id: string; added_at: string };
    review_series_event: {
      id: Generated<string>;
      series_id: string;
      kind: EventKind;
      at: string;
      by: string | null;
      period: Generated<string>;
      added: Generated<number>;
      removed: Generated<number>;
      before: JSONColumnType<object, string | null, never> | null;
    };
  }
}

const COLUMNS = [
  'id',
  'company_id as companyId',
  'kind',
  'template_id as templateId',
  'ready_key as readyKey',
  'every',
  'first_period as firstPeriod',
  'last_period as lastPeriod',
  'next_period as nextPeriod',
  'next_send_on as nextSendOn',
  'answer_days as answerDays',
  'purpose',
  'message',
  'validity_months as validityMonths',
  'needs_two as needsTwo',
  'state',
  'version',
  'created_at as createdAt',
  'created_by as createdBy',
] as const;
export type SeriesRow = NonNullable<Awaited<ReturnType<typeof findSeries>>>;

/** Returns a series only to the company that asks. For everybody else it does not exist. */
export const findSeries = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('review_series')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();

export const lockSeries = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('review_series')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Locks some series whose requests are due. Leaves out companies that may not reach others now: theirs wait until the
 * company is verified again.
 */
export const lockDueSeries = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('review_series')
    .select(COLUMNS)
    .where('next_send_on', '<=', today)
    .where('company_id', 'in', (eb) =>
      eb.selectFrom('company').select('id').where('state', '=', 'verified').where('disabled_at', 'is', null),
    )
    .orderBy('next_send_on')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Takes a lock first, because two people who start a series at the same time must count each other's. */
export const countRunningSeries = async (db: Db, companyId: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review.series ${companyId}`}, 0))`.execute(db);
  const { total } = await db
    .selectFrom('review_series')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where('state', '!=', 'ended')
    .executeTakeFirstOrThrow();
  return total;
};

export const insertSeries = (db: Db, row: Insertable<Tables['review_series']>) =>
  db.insertInto('review_series').values(row).returning(COLUMNS).executeTakeFirstOrThrow();

type SeriesChange = Partial<Insertable<Tables['review_series']>>;

/** Raises the version, so that a page that shows the former one cannot overwrite the change. */
export const updateSeries = async (db: Db, { id, version }: SeriesRow, change: SeriesChange, at: Date) => {
  await db
    .updateTable('review_series')
    .set({ ...change, version: version + 1, updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
};

/** Keeps the version, because sending changes nothing that people edit. */
export const advanceSeries = async (db: Db, id: string, change: SeriesChange) => {
  await db.updateTable('review_series').set(change).where('id', '=', id).execute();
};

export const findMemberIds = async (db: Db, seriesId: string) =>
  (
    await db
      .selectFrom('review_series_supplier')
      .select('supplier_company_id as id')
      .where('series_id', '=', seriesId)
      .orderBy('supplier_company_id')
      .execute()
  ).map(({ id }) => id);

export const insertMembers = async (db: Db, seriesId: string, companyIds: string[], at: Date) => {
  if (companyIds.length === 0) return;
  const row = { series_id: seriesId, added_at: at.toISOString() };
  await db
    .insertInto('review_series_supplier')
    .values(companyIds.map((id) => ({ ...row, supplier_company_id: id })))
    .execute();
};

export const deleteMembers = async (db: Db, seriesId: string, companyIds: string[]) => {
  if (companyIds.length === 0) return;
  await db
    .deleteFrom('review_series_supplier')
    .where('series_id', '=', seriesId)
    .where('supplier_company_id', 'in', companyIds)
    .execute();
};

type NewEvent = { kind: EventKind; by: string | null; at: Date } & Partial<{
  period: string;
  added: number;
  removed: number;
  before: object;
}>;

export const insertSeriesEvent = async (db: Db, seriesId: string, { at, before, ...event }: NewEvent) => {
  await db
    .insertInto('review_series_event')
    .values({
      ...event,
      series_id: seriesId,
      at: at.toISOString(),
      before: before ? JSON.stringify(before) : null,
    })
    .execute();
};

const EVENTS_MAX = 100;

export const findSeriesEvents = (db: Db, seriesId: string) =>
  db
    .selectFrom('review_series_event as event')
    .leftJoin('account_person as person', 'person.id', 'event.by')
    .select(['event.kind', 'event.at', 'event.period', 'event.added', 'event.removed'])
    .select(sql<string>`coalesce(person.name, '')`.as('by'))
    .where('event.series_id', '=', seriesId)
    .orderBy('event.at', 'desc')
    // A series that starts may send at the same moment, and end with that.
    .orderBy(sql`array_position(array['ended', 'stopped', 'sent'], event.kind)`)
    .orderBy('event.id', 'desc')
    .limit(EVENTS_MAX)
    .execute();
