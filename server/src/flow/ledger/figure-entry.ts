import { type FlowEntry, type LinkSide, spanOf } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { type End, type Entered, type Known, type Plan, planEntries, type Who } from './entry-plan.ts';
import { insertFlowEvents, type NewFlowEvent } from './event.store.ts';
import { findOwnFactoryIds } from './own-factories.store.ts';
import {
  type Figure,
  findRowKeys,
  findRowsAround,
  insertRows,
  lockEnteredLinks,
  lockEnteredProducts,
  updateRows,
} from './row.store.ts';

/** Enters own figures, all or none: where anything is wrong, nothing is written and every wrong cell is named. */
export const enterFigures = async (db: Db, who: Who, entries: FlowEntry[], mayReplace = false): Promise<Plan> => {
  const plan = planEntries(entries, { ...(await knownFor(db, who, entries)), mayReplace }, who);
  if (Object.keys(plan.problems).length > 0) return plan;
  const changes = plan.entered.filter(({ isSame }) => !isSame);
  const made = new Set(changes.filter(({ isNew }) => isNew).map(({ row }) => row.id));
  const touched = [...new Set(changes.map(({ row }) => row.id))];
  const written = touched.flatMap((id) => plan.rows.get(id) ?? []);
  await updateRows(
    db,
    written.filter(({ id }) => !made.has(id)),
    who.at,
  );
  await insertRows(
    db,
    written.filter(({ id }) => made.has(id)),
    who.at,
  );
  await insertFlowEvents(db, who.by, who.at, changes.map(eventOf));
  return plan;
};

/** Refuses with one code where all cells have the same problem, because its message can say more. */
export const refuseProblems = ({ problems }: Plan) => {
  const kinds = new Set(Object.values(problems));
  if (kinds.size === 0) return;
  const [only] = kinds.size === 1 ? kinds : [];
  if (only === 'unit_dimension' || only === 'period_overlaps') fail(`flow.${only}`, problems);
  if (only === 'changed') fail('flow.row_changed', problems);
  const named = Object.entries(problems).slice(0, NAMED_MAX);
  fail('flow.rows_refused', Object.fromEntries(named));
};
const NAMED_MAX = 1_000;

const knownFor = async (db: Db, { companyId, at }: Who, entries: FlowEntry[]): Promise<Known> => {
  const rowIds = distinct(entries.map(({ rowId }) => rowId));
  const keys = await findRowKeys(db, companyId, rowIds);
  const linkIds = distinct([...entries.map(({ linkId }) => linkId), ...keys.map(({ linkId }) => linkId)]);
  const moved = keys.filter(({ linkId }) => linkId === null).map(({ productId }) => productId);
  const productIds = distinct([...entries.map(({ transfer }) => transfer?.productId), ...moved]);
  const links = await lockEnteredLinks(db, companyId, linkIds);
  const products = await lockEnteredProducts(db, companyId, productIds);
  const spans = entries.map(({ period }) => spanOf(period));
  const rows = await findRowsAround(db, {
    linkIds: links.map(({ id }) => id),
    productIds: products.map(({ id }) => id),
    rowIds: keys.map(({ id }) => id),
    from: spans.reduce((least, { from }) => (from < least ? from : least), '9999-12-31'),
    to: spans.reduce((most, { to }) => (to > most ? to : most), '0001-01-01'),
  });
  const factoryIds = distinct(entries.flatMap(({ fromFactoryId, toFactoryId }) => [fromFactoryId, toFactoryId]));
  return {
    links: new Map(links.map((link) => [link.id, link])),
    products: new Map(products.map((product) => [product.id, product])),
    rows,
    ownFactoryIds: await findOwnFactoryIds(db, companyId, factoryIds),
    today: todayInSeoul(at),
  };
};

const distinct = (ids: (string | null | undefined)[]) => [...new Set(ids.filter((id) => typeof id === 'string'))];

export const sideOfEnd = (end: End): LinkSide => (end === 'shipped' ? 'supplier' : 'buyer');
export const eventFigureOf = (figure: Figure | null) => figure && { quantity: figure.quantity, unit: figure.unit };

const eventOf = ({ row, end, before, after }: Entered): NewFlowEvent => ({
  rowId: row.id,
  kind: before === null ? 'entered' : 'changed',
  side: sideOfEnd(end),
  before: eventFigureOf(before),
  after: eventFigureOf(after),
});
