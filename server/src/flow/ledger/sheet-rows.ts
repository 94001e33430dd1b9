import {
  columnFinder,
  countryName,
  EARLIER_FLOW_HEADINGS,
  FLOW_COLUMNS,
  FLOW_EXPORT_COLUMNS,
  FLOW_SIDE_WORDS,
  FLOW_STATE_WORDS,
  type FlowColumn,
  flowEntry,
  type Language,
  type ListedFlow,
  nameFor,
  periodOf,
  regionName,
  sideOfWord,
  TAG_OF,
  unitOfWord,
  unitWord,
} from '@ieum/contract';
import { countryOf } from '../../factory/sheet/choices.ts';
import { numberOf } from '../../kit/sheet/typed-values.ts';
import type { SheetCell } from '../../kit/sheet/writer.ts';
import type { ReadRow, SheetProblem } from '../../supply/sheets/rows.ts';
import type { Figure } from './row.store.ts';

export const flowColumnOf = columnFinder(FLOW_COLUMNS, EARLIER_FLOW_HEADINGS);

const WIDTH = 16;
export const flowHeadings = (language: Language) =>
  [...Object.values(FLOW_COLUMNS), ...Object.values(FLOW_EXPORT_COLUMNS)].map((words) => ({
    heading: words[language],
    width: WIDTH,
  }));

/** Figures of both sides as they were typed; the agreed quantity is in the row's own unit. */
type Figures = { own: Figure | null; theirs: Figure | null; agreed: number | null };

/** Writes a row as its cells, from which an import reads the same own figure. */
export const flowCells = (row: ListedFlow, { own, theirs, agreed }: Figures, language: Language): SheetCell[] => [
  row.period,
  FLOW_SIDE_WORDS[row.side][language],
  (row.partner && nameFor(row.partner, language)) || null,
  row.product?.name ?? null,
  row.goods.name || null,
  row.from?.name || null,
  row.to?.name || null,
  own?.quantity ?? null,
  unitWord(own?.unit ?? row.unit, language),
  own?.lots.map(({ number }) => number).join('; ') || null,
  own?.documents.join('; ') || null,
  own?.origin.country ? countryName(own.origin.country, TAG_OF[language]) : null,
  (own && (regionName(own.origin.region, language) || own.origin.region)) || null,
  own?.recycledShare ?? null,
  own?.note || null,
  theirs?.quantity ?? null,
  theirs ? unitWord(theirs.unit, language) : null,
  agreed,
  agreed === null ? null : unitWord(row.unit, language),
  row.difference,
  FLOW_STATE_WORDS[row.state][language],
];

const figure = flowEntry.omit({
  rowId: true,
  version: true,
  linkId: true,
  transfer: true,
  fromFactoryId: true,
  toFactoryId: true,
});

const listIn = (cell: string) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Keeps what is no country as it was written; the schema then refuses it. */
const countryIn = (cell: string) => cell && (countryOf(cell) ?? cell);

/** Parses what a row says; the caller knows the companies and factories that it names. */
export const flowOfRow = ({ row, cells, problems }: ReadRow<FlowColumn>) => {
  const found: SheetProblem[] = [...problems];
  const refuse = (column: FlowColumn, problem = 'invalid') => found.push({ row, column, problem });
  const number = (column: 'quantity' | 'recycledShare') => {
    const cell = (cells[column] ?? '').replace(/%$/, '');
    const read = cell === '' ? null : numberOf(cell);
    if (read === undefined) refuse(column);
    return read ?? null;
  };
  const period = periodOf(cells.period ?? '') ?? refuse('period', (cells.period ?? '') === '' ? 'missing' : 'invalid');
  const quantity = number('quantity') ?? (cells.quantity ? null : refuse('quantity', 'missing'));
  const side = cells.side ? sideOfWord(cells.side) : undefined;
  if (cells.side && !side) refuse('side', 'unknown');
  const input = {
    period,
    quantity,
    unit: cells.unit ? (unitOfWord(cells.unit) ?? cells.unit) : 'KGM',
    lots: listIn(cells.lot ?? '').map((lot) => ({ number: lot })),
    documents: listIn(cells.documents ?? ''),
    origin: { country: countryIn(cells.originCountry ?? ''), region: cells.originRegion ?? '' },
    recycledShare: number('recycledShare'),
    note: cells.note ?? '',
  };
  if (found.length > 0) return { problems: found };
  const { data, error } = figure.safeParse(input);
  if (error) return { problems: error.issues.map(({ path }) => ({ row, column: columnAt(path), problem: 'invalid' })) };
  return { said: data, side, problems: [] };
};

/** Returns the column of a path; parts of a value have columns of their own. */
const columnAt = ([first, second]: readonly PropertyKey[]): string => {
  if (first === 'origin') return second === 'region' ? 'originRegion' : 'originCountry';
  return first === 'lots' ? 'lot' : String(first);
};
