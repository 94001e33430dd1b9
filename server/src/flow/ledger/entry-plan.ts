import { randomUUID } from 'node:crypto';
import {
  convert,
  type FlowEntry,
  type FlowProblem,
  kilogramsOf,
  periodsOverlap,
  spanOf,
  type Unit,
} from '@ieum/contract';
import { isUnchanged, lotProblems, type Refuse } from './checks.ts';
import type { EnteredLink, EnteredProduct, Figure, StoredFlowRow, WrittenRow } from './row.store.ts';
import { createSiblings } from './siblings.ts';

export type Who = { companyId: string; by: string; at: Date };

/** Known records that the entries refer to. */
export type Known = {
  links: Map<string, EnteredLink>;
  products: Map<string, EnteredProduct>;
  rows: StoredFlowRow[];
  ownFactoryIds: Set<string>;
  today: string;
  /** Whether a figure that exists already is changed, because a file states what is. */
  mayReplace?: boolean;
};

export type End = 'shipped' | 'received';
export type Entered = {
  nth: number;
  row: WrittenRow;
  end: End;
  before: Figure | null;
  after: Figure;
  isNew: boolean;
  /** Changes nothing: the row stays as it is, with whatever was agreed on. */
  isSame: boolean;
};
export type Plan = { problems: Record<string, FlowProblem>; entered: Entered[]; rows: Map<string, WrittenRow> };

/**
 * Plans what entries would do, each seeing what those above it do, and reports every wrong cell. Nothing is written
 * here.
 */
export const planEntries = (entries: FlowEntry[], known: Known, who: Who): Plan => {
  const problems: Plan['problems'] = {};
  const rows = new Map(known.rows.map((row) => [row.id, writtenOf(row)]));
  const siblings = createSiblings(rows.values());
  const isNew = new Set<string>();
  const seen = new Set<string>();
  const entered: Entered[] = [];
  for (const [at, entry] of entries.entries()) {
    let isFine = true;
    const refuse: Refuse = (cell, problem) => {
      isFine = false;
      problems[`rows.${at}.${cell}`] ??= problem;
    };
    const subject = subjectFor(entry, known, who.companyId, rows, refuse);
    if (!subject) continue;
    checkCells(entry, subject, known, refuse);
    const near = siblings.around(subject.key, entry.period);
    const key = entry.rowId ?? `${subject.key} ${entry.period} ${entry.fromFactoryId} ${entry.toFactoryId}`;
    if (seen.has(`${subject.end} ${key}`)) refuse('period', 'repeated');
    seen.add(`${subject.end} ${key}`);
    const target = targetOf(entry, subject, near, refuse, known.mayReplace === true);
    const row = target ? completed(target, entry, subject) : freshRow(entry, subject);
    const others = near.filter(({ id }) => id !== row.id);
    if (others.some((sibling) => isSameRow(sibling, row))) refuse('period', 'taken');
    if (others.some((sibling) => overlaps(sibling, row))) refuse('period', 'period_overlaps');
    const quantity = convert(entry.quantity, entry.unit, row.unit, subject.weighed);
    if (quantity === null) refuse('unit', 'unit_dimension');
    if (!isFine || quantity === null) continue;
    const before = row[subject.end];
    const after = figureOf(entry, who, versionOf(row, subject.end) + 1);
    const written = { ...row, [subject.end]: after, [`${subject.end}Quantity`]: quantity };
    const isSame = known.mayReplace === true && before !== null && isUnchanged(before, after);
    if (!target) isNew.add(row.id);
    if (!isSame) rows.set(row.id, written);
    if (!isSame) siblings.put(written);
    entered.push({ nth: at, row: written, end: subject.end, before, after, isNew: isNew.has(row.id), isSame });
  }
  return { problems, entered, rows };
};

type Subject = {
  /** Key of a link, or of an own product that moved. */
  key: string;
  end: End;
  link: EnteredLink | null;
  companyId: string;
  productId: string | null;
  /** Unit of a new row. */
  unit: Unit | null;
  weighed: { unit: Unit; kgPerUnit: number | null } | undefined;
  row: WrittenRow | undefined;
};

const subjectFor = (
  entry: FlowEntry,
  { links, products }: Known,
  companyId: string,
  rows: Map<string, WrittenRow>,
  refuse: Refuse,
): Subject | undefined => {
  const row = entry.rowId === undefined ? undefined : rows.get(entry.rowId);
  if (entry.rowId !== undefined && !row) return refuse('rowId', 'unknown');
  const linkId = row ? row.linkId : entry.linkId;
  const productId = row && row.linkId === null ? row.supplierProductId : entry.transfer?.productId;
  if (linkId) {
    const link = links.get(linkId);
    if (!link) return refuse('linkId', 'unknown');
    const { supplierId, supplierProductId, unit, kgPerUnit } = link;
    const end = supplierId === companyId ? 'shipped' : 'received';
    const weighed = supplierProductId && unit ? { unit, kgPerUnit } : undefined;
    return { key: linkId, end, link, companyId, productId: null, unit, weighed, row };
  }
  if (!productId) return refuse('linkId', 'missing');
  const product = products.get(productId);
  if (!product) return refuse('transfer.productId', 'unknown');
  const end = entry.transfer?.isReceived ? 'received' : 'shipped';
  const key = `moved ${productId}`;
  return { key, end, link: null, companyId, productId, unit: product.unit, weighed: product, row };
};

const checkCells = (entry: FlowEntry, { link, end, row }: Subject, known: Known, refuse: Refuse) => {
  const { from } = spanOf(entry.period);
  if (row && row.period !== entry.period) refuse('period', 'taken');
  if (from > known.today) refuse('period', 'future');
  if (link && (link.state === 'withdrawn' || from > link.validTo))
    refuse(entry.rowId ? 'rowId' : 'linkId', 'link_over');
  const { fromFactoryId, toFactoryId } = entry;
  const own = known.ownFactoryIds;
  const mayFrom = link && end === 'received' ? new Set(link.supplierFactoryIds) : own;
  const mayTo = link && end === 'shipped' ? new Set(link.buyerFactoryIds) : own;
  const isKnown = (id: string, may: Set<string>, kept: string | null | undefined) => may.has(id) || id === kept;
  if (fromFactoryId !== null && !isKnown(fromFactoryId, mayFrom, row?.fromId)) refuse('fromFactoryId', 'unknown');
  if (toFactoryId !== null && !isKnown(toFactoryId, mayTo, row?.toId)) refuse('toFactoryId', 'unknown');
  if (!link && !row && fromFactoryId === null) refuse('fromFactoryId', 'missing');
  if (!link && !row && toFactoryId === null) refuse('toFactoryId', 'missing');
  if (fromFactoryId !== null && fromFactoryId === toFactoryId) refuse('toFactoryId', 'same_factory');
  lotProblems(entry, refuse);
};

/**
 * Finds the row that is meant: the one named, an exact match, or the only one that the other side has begun and that
 * fits.
 */
const targetOf = (
  entry: FlowEntry,
  { row, end, link }: Subject,
  siblings: WrittenRow[],
  refuse: Refuse,
  mayReplace: boolean,
) => {
  if (row) {
    const version = link ? (row[end]?.version ?? 0) : versionOf(row, end);
    if (row[end] !== null && entry.version !== version) refuse('quantity', 'changed');
    return row;
  }
  const inPeriod = siblings.filter(({ period }) => period === entry.period);
  const exact =
    inPeriod.find(({ fromId, toId }) => fromId === entry.fromFactoryId && toId === entry.toFactoryId) ??
    (link ? enteredBefore(inPeriod, entry, end) : undefined);
  if (exact?.[end] && !mayReplace) refuse('period', 'taken');
  if (exact) return exact;
  const fitting = inPeriod.filter(
    (sibling) => sibling[end] === null && fits(sibling, entry.fromFactoryId, entry.toFactoryId),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
};

/** Finds an own entry without the other side's factory, which that side has filled in since. */
const enteredBefore = (inPeriod: WrittenRow[], { fromFactoryId, toFactoryId }: FlowEntry, end: End) => {
  const isOut = end === 'shipped';
  if ((isOut ? toFactoryId : fromFactoryId) !== null) return undefined;
  const own = inPeriod.filter((row) => row[end] && (isOut ? row.fromId === fromFactoryId : row.toId === toFactoryId));
  return own.length === 1 ? own[0] : undefined;
};

const isSameOrOpen = (a: string | null, b: string | null) => a === null || b === null || a === b;
const fits = (row: WrittenRow, fromId: string | null, toId: string | null) =>
  isSameOrOpen(row.fromId, fromId) && isSameOrOpen(row.toId, toId);

const isSameRow = (a: WrittenRow, b: WrittenRow) => a.period === b.period && a.fromId === b.fromId && a.toId === b.toId;
const overlaps = (a: WrittenRow, b: WrittenRow) =>
  a.period !== b.period && periodsOverlap(a.period, b.period) && fits(a, b.fromId, b.toId);

/** Fills in a factory or a weight that was missing. The own factory may be changed, the other side's not. */
const completed = (
  row: WrittenRow,
  { fromFactoryId, toFactoryId }: FlowEntry,
  { link, end, weighed }: Subject,
): WrittenRow => {
  const isOwnFrom = !link || end === 'shipped';
  const isOwnTo = !link || end === 'received';
  return {
    ...row,
    fromId: (isOwnFrom ? fromFactoryId : row.fromId) ?? row.fromId ?? fromFactoryId,
    toId: (isOwnTo ? toFactoryId : row.toId) ?? row.toId ?? toFactoryId,
    kgPerUnit: row.kgPerUnit ?? kilogramsOf(1, row.unit, weighed),
  };
};

const freshRow = (entry: FlowEntry, { link, companyId, productId, unit, weighed }: Subject): WrittenRow => {
  const { from, to } = spanOf(entry.period);
  const rowUnit = unit ?? entry.unit;
  return {
    id: randomUUID(),
    linkId: link?.id ?? null,
    supplierId: link ? link.supplierId : companyId,
    buyerId: link ? link.buyerId : companyId,
    supplierProductId: link ? link.supplierProductId : productId,
    buyerProductId: link ? link.buyerProductId : productId,
    fromId: entry.fromFactoryId,
    toId: entry.toFactoryId,
    period: entry.period,
    periodFrom: from,
    periodTo: to,
    unit: rowUnit,
    shipped: null,
    received: null,
    shippedQuantity: null,
    receivedQuantity: null,
    kgPerUnit: kilogramsOf(1, rowUnit, weighed),
  };
};

/**
 * Returns the version of an end. A move inside a company has one version for both ends, because one company writes
 * both.
 */
export const versionOf = (
  { linkId, shipped, received }: Pick<WrittenRow, 'linkId' | 'shipped' | 'received'>,
  end: End,
) => {
  if (linkId !== null) return (end === 'shipped' ? shipped : received)?.version ?? 0;
  return Math.max(shipped?.version ?? 0, received?.version ?? 0);
};

const figureOf = (entry: FlowEntry, { by, at }: Who, version: number): Figure => {
  const { quantity, unit, lots, documents, origin, recycledShare, note } = entry;
  const details = { quantity, unit, lots, documents, origin, recycledShare, note };
  return { ...details, enteredAt: at.toISOString(), enteredBy: by, version };
};

const writtenOf = (row: StoredFlowRow): WrittenRow => {
  const { from, to } = spanOf(row.period);
  const { state, version, settledQuantity, offerMessageId, offerQuantity, offerBy, ...kept } = row;
  return { ...kept, periodFrom: from, periodTo: to };
};
