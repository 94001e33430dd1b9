import {
  type contract,
  type DeclarationState,
  dayAfter,
  type FormWords,
  type Parsed,
  type SeriesEvery,
} from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { everyNameIn, namesIn } from '../../kit/db/script-names.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';

type Listing = Parsed<(typeof contract)['listReviewRequests']>;

type Answer = { id: string; state: DeclarationState; round: number };

/** Finds the answer to a request. The asking company sees it only once it was submitted. */
const answerTo = (companyId: string) => sql<Answer | null>`(
  select jsonb_build_object('id', answer.id, 'state', answer.state, 'round', answer.round) from review_declaration answer
  where answer.request_id = one.id
    and (answer.respondent_company_id = ${companyId} or (answer.round > 0 and answer.state <> 'draft'))
  order by answer.edition desc limit 1)`;

const forwardedOf = sql<{ asked: number; answered: number }>`(
  select jsonb_build_object('asked', count(*), 'answered', count(*) filter (where further.state = 'answered'))
  from review_request further where further.forwarded_from_id = one.id and further.state <> 'cancelled')`;

const seriesOf = sql<string | null>`(select sending.series_id from review_series_sending sending
  where sending.request_id = one.id and sending.outcome = 'sent')`;
const everyOf = sql<SeriesEvery | null>`(select series.every from review_series series where series.id = ${seriesOf})`;

/** Finds requests with the names of everything they refer to. `request.presenter.ts` decides what each side sees. */
export const findViewedRequests = (db: Db, companyId: string, ids: string[]) =>
  db
    .selectFrom('review_request as one')
    .innerJoin('company_name as asker', 'asker.id', 'one.asker_company_id')
    .innerJoin('company_name as supplier', 'supplier.id', 'one.supplier_company_id')
    .leftJoin('review_form as form', 'form.id', 'one.form_id')
    .leftJoin('supply_link as link', 'link.id', 'one.link_id')
    .leftJoin('supply_product as product', 'product.id', 'link.supplier_product_id')
    .select(['one.id', 'one.state', 'one.kind', 'one.purpose', 'one.message', 'one.due_on as dueOn', 'one.reason'])
    .select(['one.validity_months as validityMonths', 'one.needs_two as needsTwo', 'one.created_at as createdAt'])
    .select(['one.reminded_at as remindedAt', 'one.period_from as from', 'one.period_to as to'])
    .select(['one.forwarded_from_id as forwardedFrom', 'product.id as productId', 'product.name as productName'])
    .select(['form.id as formId', 'form.version as formVersion', sql<FormWords | null>`form.name`.as('formName')])
    .select(['asker.id as askerId', namesIn('asker').as('askerNames'), 'asker.country as askerCountry'])
    .select(['supplier.id as supplierId', namesIn('supplier').as('supplierNames')])
    .select('supplier.country as supplierCountry')
    .select(['asker.number as askerNumber', 'supplier.number as supplierNumber'])
    .select([everyOf.as('every'), seriesOf.as('seriesId')])
    .select([answerTo(companyId).as('answer'), forwardedOf.as('forwarded')])
    .where('one.id', 'in', ids)
    .where((eb) => eb.or([eb('one.asker_company_id', '=', companyId), eb('one.supplier_company_id', '=', companyId)]))
    .execute();
export type ViewedRequest = Awaited<ReturnType<typeof findViewedRequests>>[number];

const WEEK = 7;

/** Returns the ids of a page in order, and the total. */
export const findRequestPage = async (db: Db, companyId: string, today: string, query: Listing) => {
  const { side, state, kind, due, search, forwardedFrom, productId, sort, order, page, size } = query;
  const [own, partnerSide] = side === 'asked' ? (['asker', 'supplier'] as const) : (['supplier', 'asker'] as const);
  let found = db
    .selectFrom('review_request as one')
    .innerJoin('company_name as partner', 'partner.id', `one.${partnerSide}_company_id`)
    .where(`one.${own}_company_id`, '=', companyId);
  if (state !== '') found = found.where('one.state', '=', state);
  if (kind !== '') found = found.where('one.kind', '=', kind);
  if (due !== '') found = found.where('one.state', '=', 'open');
  if (due === 'overdue') found = found.where('one.due_on', '<', today);
  if (due === 'week') found = found.where('one.due_on', '>=', today).where('one.due_on', '<=', dayAfter(today, WEEK));
  if (search !== '') found = found.where(isCalled(search));
  if (forwardedFrom !== undefined) found = found.where('one.forwarded_from_id', '=', forwardedFrom);
  if (productId !== undefined) found = found.where('one.link_id', 'in', linksOf(db, side, companyId, productId));
  const rows = await found
    .select('one.id')
    .orderBy(SORTED_BY[sort], order)
    .orderBy('one.id', order)
    .limit(size)
    .offset((page - 1) * size)
    .modifyEnd(sql.raw(PLANNED_EACH_TIME))
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
};

/** Selects the links of an own product: those that it is bought for, or those by which it is sold. */
const linksOf = (db: Db, side: Listing['side'], companyId: string, productId: string) => {
  const own = side === 'asked' ? 'buyer' : 'supplier';
  return db
    .selectFrom('supply_link')
    .select('id')
    .where(`${own}_product_id`, '=', productId)
    .where(`${own}_company_id`, '=', companyId);
};

const SORTED_BY = { dueOn: 'one.due_on', createdAt: 'one.created_at', partner: 'partner.name' } as const;

const isCalled = (search: string) => sql<SqlBool>`lower(${everyNameIn('partner')})
  like all (factory_patterns(factory_words(${search}::text)))`;
