import {
  convert,
  type GoodsKind,
  NO_KIND,
  periodsOverlap,
  type SheetLine,
  type SheetLineKey,
  spanOf,
  type Unit,
} from '@ieum/contract';
import { partnerSeen, seesPartner } from '../../supply/disclosure/disclosure.ts';
import type { Figure } from '../ledger/row.store.ts';
import type { ViewedFlow } from '../ledger/view.store.ts';
import type { StoredDraft } from './draft.store.ts';
import { groupsOf, type PlacedRows } from './places.ts';
import type { MovedProduct, SheetLink, SheetSpan } from './subject.store.ts';

export type BuiltLine = {
  shown: SheetLine;
  /** Own figure in the ledger, whose details a new quantity keeps. */
  figure: Figure | null;
};

export type SheetFacts = {
  viewerId: string;
  span: SheetSpan;
  last: { from: string; to: string };
  links: Map<string, SheetLink>;
  products: Map<string, MovedProduct>;
  rows: ViewedFlow[];
  drafts: StoredDraft[];
  names: Map<string, string>;
};

const NO_KEY = { linkId: null, productId: null, rowId: null, fromFactoryId: null, toFactoryId: null };
const DIGITS = 12;

export const textOfKey = ({ linkId, productId, rowId, fromFactoryId, toFactoryId }: SheetLineKey) =>
  [linkId, productId, rowId, fromFactoryId, toFactoryId].join(' ');

/** Builds the lines of links and moved products in their order. */
export const buildLines = (subjects: { linkId: string | null; productId: string | null }[], facts: SheetFacts) => {
  const rows = Map.groupBy(facts.rows, ({ linkId, soldId }) => linkId ?? `moved ${soldId}`);
  const drafts = Map.groupBy(facts.drafts, ({ key }) => key.linkId ?? `moved ${key.productId}`);
  return subjects.flatMap(({ linkId, productId }): BuiltLine[] => {
    const subject = linkId ?? `moved ${productId}`;
    const of = { rows: rows.get(subject) ?? [], drafts: drafts.get(subject) ?? [] };
    const link = linkId === null ? undefined : facts.links.get(linkId);
    const product = productId === null ? undefined : facts.products.get(productId);
    if (link) return linesOf(linkHead(link, facts), of, facts);
    return product ? linesOf(productHead(product), of, facts) : [];
  });
};

type Head = Pick<SheetLine, 'side' | 'partner' | 'product' | 'goods' | 'use' | 'endsOn'> & {
  key: SheetLineKey;
  unit: Unit | null;
  ownUnit: Unit;
  kgPerUnit: number | null;
  ownFactoryIds: string[];
  isBegun: boolean;
};

const linkHead = (link: SheetLink, { span }: SheetFacts): Head => {
  const { id, side, productId, productName, productNumber, ownHs, unit, ownUnit, kgPerUnit, validFrom, validTo } = link;
  const { partner, partnerProduct } = partnerSeen(link, side);
  const kind = seesPartner(link, side) || side === 'supplier' ? kindOfGoods(link) : NO_KIND;
  const isIn = side === 'buyer';
  return {
    key: { ...NO_KEY, linkId: id },
    side: isIn ? 'in' : 'out',
    partner,
    product: { id: productId, name: productName },
    goods: { ...(isIn ? partnerProduct : { name: productName, partNumber: productNumber, hs: ownHs }), ...kind },
    use: isIn ? productName : partnerProduct.name,
    endsOn: validTo >= span.from && validTo <= span.to ? validTo : '',
    unit,
    ownUnit,
    kgPerUnit,
    ownFactoryIds: link.figures[isIn ? 'buyerFactoryIds' : 'supplierFactoryIds'],
    isBegun: validFrom >= span.from,
  };
};

const kindOfGoods = ({ family, materials }: GoodsKind): GoodsKind => ({ family, materials });

const productHead = ({ id, name, partNumber, hs, unit, kgPerUnit, ...kind }: MovedProduct): Head => ({
  key: { ...NO_KEY, productId: id },
  side: 'own',
  partner: null,
  product: { id, name },
  goods: { name, partNumber, hs, ...kind },
  use: '',
  endsOn: '',
  unit,
  ownUnit: unit,
  kgPerUnit,
  ownFactoryIds: [],
  isBegun: false,
});

type Of = { rows: ViewedFlow[]; drafts: StoredDraft[] };

const linesOf = (head: Head, { rows, drafts }: Of, facts: SheetFacts): BuiltLine[] => {
  const { span, last } = facts;
  const now = rows.filter(({ period }) => period === span.period);
  const beside = rows.filter(({ period }) => period !== span.period && periodsOverlap(period, span.period));
  const before = rows.filter(({ period }) => isWithin(period, last));
  const groups = groupsOf(head, { now, before, known: head.side === 'own' ? rows : [] });
  const open = new Map(drafts.map((draft) => [textOfKey(draft.key), draft]));
  const built = groups.map((group) => {
    const key = { ...head.key, ...group.places, rowId: group.rowKey };
    const draft =
      open.get(textOfKey(key)) ?? drafts.find(({ key: { rowId } }) => rowId !== null && rowId === group.row?.id);
    if (draft) open.delete(textOfKey(draft.key));
    return lineOf(head, key, group, beside, draft, facts);
  });
  // Somebody has split the row since, or taken it back: what was typed stays to be seen.
  const left = [...open.values()].map((draft) =>
    lineOf(head, draft.key, { ...placesOf(draft.key), row: undefined, rowKey: null, before: [] }, beside, draft, facts),
  );
  return [...built, ...left].toSorted(byPlace);
};

const byPlace = ({ shown: a }: BuiltLine, { shown: b }: BuiltLine) => {
  const [one, other] = [placeNames(a), placeNames(b)];
  if (one === other) return (a.rowId ?? '') < (b.rowId ?? '') ? -1 : 1;
  return one < other ? -1 : 1;
};
const placeNames = ({ from, to }: SheetLine) => `${from?.name ?? ''} ${to?.name ?? ''}`;

const placesOf = ({ fromFactoryId, toFactoryId }: SheetLineKey) => ({ places: { fromFactoryId, toFactoryId } });

const isWithin = (period: string, { from, to }: SheetFacts['last']) => {
  const own = spanOf(period);
  return own.from >= from && own.to <= to;
};

const lineOf = (
  head: Head,
  key: SheetLineKey,
  { row, places, before }: PlacedRows,
  beside: ViewedFlow[],
  draft: StoredDraft | undefined,
  facts: SheetFacts,
): BuiltLine => {
  const { side, partner, product, goods, use, endsOn, kgPerUnit, isBegun } = head;
  const [mine, theirs] = side === 'in' ? (['received', 'shipped'] as const) : (['shipped', 'received'] as const);
  const unit = row?.unit ?? head.unit ?? before.at(-1)?.unit ?? head.ownUnit;
  const weighed = head.unit === null ? undefined : { unit: head.unit, kgPerUnit };
  const figure = row?.[mine] ?? null;
  const overlapping = beside.find((other) => isAtSame(other, places, side));
  const version = side === 'own' ? Math.max(row?.shipped?.version ?? 0, row?.received?.version ?? 0) : figure?.version;
  const place = (id: string | null) => {
    const name = id === null ? undefined : facts.names.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
  return {
    figure,
    shown: {
      key,
      side,
      partner,
      product,
      goods,
      use,
      endsOn,
      from: side === 'in' ? null : place(places.fromFactoryId),
      to: side === 'out' ? null : place(places.toFactoryId),
      unit,
      hasWeight: convert(1, unit, 'KGM', weighed) !== null,
      ...lastOf(before, mine, unit, weighed),
      rowId: row?.id ?? null,
      state: row?.state ?? null,
      mine: row?.[`${mine}Quantity`] ?? null,
      version: version ?? 0,
      theirs: row?.[`${theirs}Quantity`] ?? null,
      isNew: isBegun && before.length === 0,
      enteredIn: overlapping?.period ?? '',
      draft: draft ? shownDraft(draft, facts.viewerId) : null,
    },
  };
};

const isAtSame = (row: ViewedFlow, { fromFactoryId, toFactoryId }: PlacedRows['places'], side: SheetLine['side']) => {
  const isFitting = (a: string | null, b: string | null) => a === null || b === null || a === b;
  return (
    (side === 'in' || isFitting(row.fromId, fromFactoryId)) && (side === 'out' || isFitting(row.toId, toFactoryId))
  );
};

type Weighed = { unit: Unit; kgPerUnit: number | null } | undefined;

/** Adds up the own figures of the period before, which can be months of a quarter, in the unit of the line. */
const lastOf = (before: ViewedFlow[], mine: 'shipped' | 'received', unit: Unit, weighed: Weighed) => {
  const own = before.flatMap((row) => {
    const quantity = row.settledQuantity ?? row[`${mine}Quantity`];
    return quantity === null || row[mine] === null ? [] : [{ quantity, unit: row.unit }];
  });
  let sum = 0;
  for (const { quantity, unit: said } of own) {
    const part = convert(quantity, said, unit, weighed);
    if (part === null) return { last: null, lastUnit: said };
    sum += part;
  }
  return { last: own.length === 0 ? null : Number(sum.toPrecision(DIGITS)), lastUnit: null };
};

const shownDraft = ({ key, byId, ...draft }: StoredDraft, viewerId: string) => ({
  ...draft,
  isMine: byId === viewerId,
});
