import { type FlowSide, NAME_FIELDS, type Unit } from '@ieum/contract';
import type { FlowChoice } from '../../flow.queries.ts';
import { findByName } from './names.ts';
import type { Known } from './reading.ts';
import type { GridColumn } from './rows.ts';

/** Subject of a row: a link, or an own product that moved between own factories. */
export type Subject = { unit: Unit; hasWeight: boolean } & (
  | { kind: 'link'; choice: FlowChoice }
  | { kind: 'moved'; product: { id: string; name: string } }
);
type Text = (column: GridColumn) => string;
type Refuse = (column: GridColumn, problem: string) => undefined;

const NAMES: [GridColumn, (choice: FlowChoice) => string[]][] = [
  ['partner', ({ partner }) => NAME_FIELDS.map((field) => partner[field])],
  ['product', ({ product }) => [product.name]],
  ['goods', ({ goods }) => [goods.name, goods.partNumber]],
];

export const readSubject = (text: Text, side: FlowSide | undefined, known: Known, refuse: Refuse) =>
  side === 'own' ? movedProduct(text('product') || text('goods'), known, refuse) : linkMeant(text, side, known, refuse);

const movedProduct = (typed: string, { products }: Known, refuse: Refuse): Subject | undefined => {
  if (typed === '') return refuse('product', 'missing');
  const found = findByName(products, ({ name }) => [name], typed);
  const [product] = found;
  if (!product || found.length > 1) return refuse('product', product ? 'ambiguous' : 'unknown');
  return { kind: 'moved', product, unit: product.unit, hasWeight: true };
};

/** Finds the link by whichever of the words were typed. They must leave exactly one. */
const linkMeant = (text: Text, side: FlowSide | undefined, known: Known, refuse: Refuse): Subject | undefined => {
  let left = known.choices.filter((choice) => side === undefined || choice.side === side);
  for (const [column, namesOf] of NAMES) {
    if (text(column) === '') continue;
    left = findByName(left, namesOf, text(column));
    if (left.length === 0) return refuse(column, 'unknown');
  }
  if (NAMES.every(([column]) => text(column) === '')) return refuse('partner', 'missing');
  const [choice] = left;
  if (!choice) return refuse('partner', 'unknown');
  if (left.length > 1) return refuse(NAMES.find(([column]) => text(column) === '')?.[0] ?? 'partner', 'ambiguous');
  return { kind: 'link', choice, unit: choice.unit, hasWeight: choice.hasWeight };
};
