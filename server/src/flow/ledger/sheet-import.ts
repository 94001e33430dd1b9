import {
  FLOW_FILE_ROWS_MAX,
  type FlowColumn,
  type FlowEntry,
  type FlowSide,
  flowEntry,
  NAME_FIELDS,
  plainHeading,
  SHEET_PROBLEMS_MAX,
} from '@ieum/contract';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { partnerSeen } from '../../supply/disclosure/disclosure.ts';
import { type ReadRow, readRows, type SheetProblem } from '../../supply/sheets/rows.ts';
import { type ChosenLink, findChoices, findNamedFactories, findOwnPlaces } from './choice.store.ts';
import type { Entered, Who } from './entry-plan.ts';
import { enterFigures } from './figure-entry.ts';
import { flowColumnOf, flowOfRow } from './sheet-rows.ts';

/** Thrown to roll everything back. */
class RolledBack extends Error {}

/** A company with more links than these enters figures by hand. */
const LINKS_MAX = 20_000;

const COLUMNS: Partial<Record<string, FlowColumn>> = {
  linkId: 'partner',
  fromFactoryId: 'from',
  toFactoryId: 'to',
  lots: 'lot',
  transfer: 'product',
};

/** Imports own figures of a file, all or none; a figure that exists already is changed. */
export const takeFlows = async (inTransaction: InTransaction, who: Who, path: string, isWanted: boolean) => {
  const { rows, unknown } = await readRows(path, flowColumnOf, ['period', 'quantity'], FLOW_FILE_ROWS_MAX);
  const problems: SheetProblem[] = [];
  const counts = { added: 0, changed: 0, same: 0 };
  let isApplied = false;
  const run = async (db: Db) => {
    const names = await loadNames(db, who.companyId);
    const entries: { row: number; entry: FlowEntry }[] = [];
    for (const read of rows) {
      const { entry, problems: wrong } = entryOf(read, names);
      if (entry) entries.push({ row: read.row, entry });
      problems.push(...wrong);
    }
    const plan = await enterFigures(
      db,
      who,
      entries.map(({ entry }) => entry),
      true,
    );
    for (const [path, problem] of Object.entries(plan.problems)) {
      const [, nth = '', cell = ''] = path.split('.');
      problems.push({ row: entries[Number(nth)]?.row ?? 0, column: COLUMNS[cell] ?? cell, problem });
    }
    for (const entered of plan.entered) counts[outcomeOf(entered)] += 1;
    if (!isWanted || problems.length > 0) throw new RolledBack();
  };
  try {
    await inTransaction(run);
    isApplied = true;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const shown = problems.toSorted((a, b) => a.row - b.row).slice(0, SHEET_PROBLEMS_MAX);
  return { isApplied, rows: rows.length, ...counts, problemCount: problems.length, problems: shown, unknown };
};

const outcomeOf = ({ before, isSame }: Entered) => {
  if (before === null) return 'added';
  return isSame ? 'same' : 'changed';
};

type NamedLink = { link: ChosenLink; side: 'in' | 'out'; partner: string[]; product: string[]; goods: string[] };
type Names = {
  /** Links by each name of the other side. */
  links: Map<string, Set<NamedLink>>;
  own: Map<string, string>;
  products: Map<string, string>;
  factories: Map<string, string>;
};

/** Loads everything that a file can name, by how people write it. */
const loadNames = async (db: Db, companyId: string): Promise<Names> => {
  const { rows } = await findChoices(db, companyId, { side: '', search: '', page: 1, size: LINKS_MAX });
  const links = rows.map((link): NamedLink => {
    const { partner, partnerProduct } = partnerSeen(link, link.side);
    const own = [link.productName, link.productNumber];
    const theirs = [partnerProduct.name, partnerProduct.partNumber];
    return {
      link,
      side: link.side === 'buyer' ? 'in' : 'out',
      product: own.map(plain),
      partner: [...NAME_FIELDS.map((field) => partner[field]), link.words.company].map(plain),
      goods: (link.side === 'buyer' ? theirs : own).map(plain),
    };
  });
  const byPartner = new Map<string, Set<NamedLink>>();
  for (const entry of links)
    for (const name of entry.partner) byPartner.set(name, (byPartner.get(name) ?? new Set()).add(entry));
  const named = rows.flatMap(({ figures }) => [...figures.buyerFactoryIds, ...figures.supplierFactoryIds]);
  const { products, factories } = await findOwnPlaces(db, companyId);
  return {
    links: byPartner,
    own: byName(factories),
    products: byName(products),
    factories: await findNamedFactories(db, [...new Set(named)]),
  };
};

const plain = (word: string) => (word === '' ? '' : plainHeading(word));
const byName = (items: { id: string; names: string[] }[]) =>
  new Map(items.flatMap(({ id, names }) => names.filter(Boolean).map((name): [string, string] => [plain(name), id])));

const entryOf = (read: ReadRow<FlowColumn>, names: Names) => {
  const { said, side, problems } = flowOfRow(read);
  if (!said) return { problems };
  const wrong: SheetProblem[] = [];
  const refuse = (column: FlowColumn, problem: string) => {
    wrong.push({ row: read.row, column, problem });
    return undefined;
  };
  const of = side === 'own' ? movedOf(read, names, refuse) : linkOf(read, side, names, refuse);
  if (!of) return { problems: wrong };
  const { from: fromName = '', to: toName = '' } = read.cells;
  const place = (column: 'from' | 'to', name: string, isOwn: boolean, ids: string[]) => {
    if (name === '') return null;
    const id = isOwn
      ? names.own.get(plain(name))
      : ids.find((candidate) => plain(names.factories.get(candidate) ?? '') === plain(name));
    return id ?? refuse(column, 'unknown') ?? null;
  };
  const fromFactoryId = place('from', fromName, of.end !== 'in', of.link?.figures.supplierFactoryIds ?? []);
  const toFactoryId = place('to', toName, of.end !== 'out', of.link?.figures.buyerFactoryIds ?? []);
  if (wrong.length > 0) return { problems: wrong };
  const subject = of.link ? { linkId: of.link.id } : { transfer: { productId: of.productId } };
  return { entry: flowEntry.parse({ ...said, ...subject, fromFactoryId, toFactoryId }), problems: [] };
};

type Refuse = (column: FlowColumn, problem: string) => undefined;
type Of = { end: FlowSide; link?: ChosenLink; productId?: string };

const movedOf = ({ cells }: ReadRow<FlowColumn>, { products }: Names, refuse: Refuse): Of | undefined => {
  const productId = products.get(plain(cells.product || cells.goods || ''));
  return productId === undefined ? refuse('product', 'unknown') : { end: 'own', productId };
};

/** Finds the only link that a row can mean. */
const linkOf = (
  { cells }: ReadRow<FlowColumn>,
  side: FlowSide | undefined,
  { links }: Names,
  refuse: Refuse,
): Of | undefined => {
  const [partner, product, goods] = [plain(cells.partner ?? ''), plain(cells.product ?? ''), plain(cells.goods ?? '')];
  if (partner === '') return refuse('partner', 'missing');
  const known = [...(links.get(partner) ?? [])].filter((entry) => (side ?? entry.side) === entry.side);
  if (known.length === 0) return refuse('partner', 'unknown');
  const fitting = known.filter(
    (entry) => (product === '' || entry.product.includes(product)) && (goods === '' || entry.goods.includes(goods)),
  );
  if (fitting.length === 0) return refuse(goods === '' ? 'product' : 'goods', 'unknown');
  const [only] = fitting;
  return fitting.length > 1 || !only ? refuse('goods', 'ambiguous') : { end: only.side, link: only.link };
};
