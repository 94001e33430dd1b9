import {
  type DeclarationKind,
  type DeclarationState,
  type FormWords,
  type RequestState,
  SERIES_COLUMNS,
  type SeriesPeriodFigures,
  type SeriesState,
} from '@ieum/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../kit/db/database.ts';
import { everyNameIn, NAMES } from '../../../kit/db/script-names.ts';

type Figures = SeriesPeriodFigures & { seriesId: string };

const figuresOf = (today: string, which: RawBuilder<unknown>) => sql<Figures>`
  select period.series_id as "seriesId", period.period, period.outcome, count(request.id)::int as asked,
    count(*) filter (where request.state = 'answered')::int as answered,
    count(*) filter (where request.state = 'open')::int as open,
    count(*) filter (where request.state = 'open' and request.due_on < ${today}::date)::int as overdue,
    count(*) filter (where request.state = 'declined')::int as declined,
    count(*) filter (where sending.outcome = 'not_supplier')::int as "notAsked"
  from review_series_period period
  left join review_series_sending sending on sending.series_id = period.series_id and sending.period = period.period
  left join review_request request on request.id = sending.request_id
  where ${which}
  group by period.series_id, period.period, period.outcome`;

/** Returns the totals of the period that each series has sent last. */
export const findLastFigures = async (db: Db, seriesIds: string[], today: string) => {
  if (seriesIds.length === 0) return [];
  const ids = sql.join(seriesIds.map((id) => sql`${id}::uuid`));
  const isLast = sql`(period.series_id, period.period) in (
    select series_id, max(period) from review_series_period
    where series_id in (${ids}) and outcome = 'sent' group by series_id)`;
  return (await figuresOf(today, isLast).execute(db)).rows;
};

/** Returns the totals of some periods, newest first, and one more to show that there are earlier ones. */
export const findFigures = async (db: Db, seriesId: string, next: string, today: string, skip: number) => {
  const isOne = sql`period.series_id = ${seriesId} and period.period < ${next}`;
  const { rows } = await sql<Figures>`${figuresOf(today, isOne)}
    order by period.period desc limit ${SERIES_COLUMNS + 1} offset ${skip}`.execute(db);
  return rows;
};

/** Finds the suppliers of a series by name: those that are asked, and those that were removed later. */
export const findAskedPage = async (db: Db, seriesId: string, { page, size }: { page: number; size: number }) => {
  const found = db.selectFrom('company_name as company').where('company.id', 'in', (eb) =>
    eb
      .selectFrom('review_series_supplier')
      .select('supplier_company_id')
      .where('series_id', '=', seriesId)
      .union(eb.selectFrom('review_series_sending').select('supplier_company_id').where('series_id', '=', seriesId)),
  );
  const rows = await found
    .select(['company.id', 'company.country', 'company.number', ...NAMES])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('review_series_supplier as member')
            .select('member.series_id')
            .where('member.series_id', '=', seriesId)
            .whereRef('member.supplier_company_id', '=', 'company.id'),
        )
        .as('isMember'),
    )
    .select(
      sql<number>`(select count(*)::int from review_series_sending sending
        join review_request request on request.id = sending.request_id and request.state = 'open'
        where sending.series_id = ${seriesId} and sending.supplier_company_id = company.id)`.as('open'),
    )
    .orderBy('company.name')
    .orderBy('company.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
};

export type SendingCell = {
  period: string;
  supplierId: string;
  outcome: 'sent' | 'same_open' | 'not_supplier';
  requestId: string | null;
  state: RequestState | null;
  dueOn: string | null;
  /** The newest answer that the asking company may see. */
  answer: { id: string; state: DeclarationState } | null;
};

export const findCells = async (db: Db, seriesId: string, periods: string[], supplierIds: string[]) => {
  if (periods.length === 0 || supplierIds.length === 0) return [];
  const { rows } = await sql<SendingCell>`
    select sending.period, sending.supplier_company_id as "supplierId", sending.outcome, request.id as "requestId",
      request.state, request.due_on as "dueOn", (
        select jsonb_build_object('id', answer.id, 'state', answer.state) from review_declaration answer
        where answer.request_id = request.id and answer.round > 0 and answer.state <> 'draft'
        order by answer.edition desc limit 1) as answer
    from review_series_sending sending left join review_request request on request.id = sending.request_id
    where sending.series_id = ${seriesId} and sending.period in (${sql.join(periods)})
      and sending.supplier_company_id in (${sql.join(supplierIds.map((id) => sql`${id}::uuid`))})`.execute(db);
  return rows;
};

/** Finds the companies that a series asks, by name. */
export const findMembers = (db: Db, seriesId: string) =>
  db
    .selectFrom('review_series_supplier as member')
    .innerJoin('company_name as company', 'company.id', 'member.supplier_company_id')
    .select(['company.id', 'company.country', 'company.number', ...NAMES])
    .where('member.series_id', '=', seriesId)
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();

type Listing = { state: '' | SeriesState; kind: '' | DeclarationKind; search: string; page: number; size: number };

const FORM = sql<FormWords | null>`coalesce(
  (select form.name from review_form form where form.template_id = one.template_id order by form.version desc limit 1),
  (select template.name from review_template template where template.id = one.template_id))`;

/** Finds series with what a list shows of them. The next to be sent comes first, and ended ones come last. */
export const findSeriesPage = async (db: Db, companyId: string, query: Listing) => {
  const { state, kind, search, page, size } = query;
  let found = db.selectFrom('review_series as one').where('one.company_id', '=', companyId);
  if (state !== '') found = found.where('one.state', '=', state);
  if (kind !== '') found = found.where('one.kind', '=', kind);
  if (search !== '') found = found.where(isAbout(search));
  const rows = await found
    .select(['one.id', 'one.state', 'one.kind', 'one.every', 'one.template_id as templateId'])
    .select(['one.ready_key as readyKey', 'one.purpose', 'one.first_period as firstPeriod'])
    .select(['one.last_period as lastPeriod', 'one.next_period as nextPeriod', 'one.answer_days as answerDays'])
    .select(FORM.as('formName'))
    .select(
      sql<number>`(select count(*)::int from review_series_supplier member where member.series_id = one.id)`.as(
        'suppliers',
      ),
    )
    .orderBy(sql`one.state = 'ended'`)
    .orderBy(sql`one.next_send_on is null`)
    .orderBy('one.next_send_on')
    .orderBy('one.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
};
export type SeriesListRow = Awaited<ReturnType<typeof findSeriesPage>>['rows'][number];

/** Returns the names of a series' questionnaire. */
export const findFormName = async (db: Db, id: string) =>
  (await db.selectFrom('review_series as one').select(FORM.as('formName')).where('one.id', '=', id).executeTakeFirst())
    ?.formName ?? null;

const isAbout = (search: string) => sql<SqlBool>`(
  lower(one.purpose) like all (factory_patterns(factory_words(${search}::text)))
  or exists (select from review_series_supplier member join company_name company on company.id = member.supplier_company_id
    where member.series_id = one.id
      and lower(${everyNameIn('company')}) like all (factory_patterns(factory_words(${search}::text)))))`;
