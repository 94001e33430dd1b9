import { type Page, periodAfter, spanOf } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { findNamedFactories } from '../ledger/choice.store.ts';
import { findFlowsOf } from '../ledger/view.store.ts';
import { findDrafts, type Subjects } from './draft.store.ts';
import { buildLines } from './lines.ts';
import { findSheetThings, findSubjects, type SheetSpan } from './subject.store.ts';

/** Moves of the last four periods of the same kind make a line. */
const MOVED_PERIODS = 4;

const sheetSpan = (period: string): SheetSpan => ({
  period,
  ...spanOf(period),
  movedFrom: spanOf(periodAfter(period, -MOVED_PERIODS)).from,
});

type Viewer = { companyId: string; id: string };

/** Loads a page of the sheet in at most six statements, however many links it has. */
export const loadPage = async (db: Db, viewer: Viewer, period: string, page: Page) => {
  const { subjects, total } = await findSubjects(db, viewer.companyId, sheetSpan(period), page);
  return { lines: await loadLines(db, viewer, period, subjects), total };
};

/** Loads the lines of some links and moved products; those of another company have none. */
export const loadLines = async (
  db: Db,
  { companyId, id: viewerId }: Viewer,
  period: string,
  subjects: { linkId: string | null; productId: string | null }[],
) => {
  const only: Subjects = {
    linkIds: subjects.flatMap(({ linkId }) => linkId ?? []),
    productIds: subjects.flatMap(({ productId }) => productId ?? []),
  };
  const span = sheetSpan(period);
  const last = spanOf(periodAfter(period, -1));
  const { links, products } = await findSheetThings(db, companyId, only);
  const rows = await findFlowsOf(db, companyId, { ...only, from: last.from, movedFrom: span.movedFrom, to: span.to });
  const drafts = await findDrafts(db, { companyId, period }, only);
  const ids = [
    ...links.flatMap(({ side, figures }) => figures[side === 'buyer' ? 'buyerFactoryIds' : 'supplierFactoryIds']),
    ...drafts.flatMap(({ key }) => [key.fromFactoryId ?? [], key.toFactoryId ?? []].flat()),
  ];
  const names = await findNamedFactories(db, [...new Set(ids)]);
  for (const { fromId, fromName, toId, toName } of rows) {
    if (fromId !== null) names.set(fromId, fromName ?? '');
    if (toId !== null) names.set(toId, toName ?? '');
  }
  return buildLines(subjects, {
    viewerId,
    span,
    last,
    links: new Map(links.map((link) => [link.id, link])),
    products: new Map(products.map((product) => [product.id, product])),
    rows,
    drafts,
    names,
  });
};
