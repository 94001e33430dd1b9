import {
  dimensionOf,
  FLOW_QUANTITY_MAX,
  type FlowColumn,
  type flowEntry,
  periodOf,
  periodsOverlap,
  sideOfWord,
  spanOf,
  type Unit,
} from '@ieum/contract';
import type { z } from 'zod';
import { readNumber } from '../../../kit/format/number-text.ts';
import type { FlowChoice } from '../../flow.queries.ts';
import { countryOfWord, findByName } from './names.ts';
import type { GridColumn, GridRow } from './rows.ts';
import { readSubject, type Subject } from './subject.ts';

export type Known = {
  choices: readonly FlowChoice[];
  factories: readonly { id: string; name: string }[];
  products: readonly { id: string; name: string; unit: Unit }[];
  unitOf: (word: string) => Unit | undefined;
  today: string;
};
export type CellProblems = Partial<Record<GridColumn, string>>;
type EntryInput = z.input<typeof flowEntry>;
export type Reading = {
  problems: CellProblems;
  /** Value that an empty cell stands for. */
  hints: Partial<Record<FlowColumn, string>>;
  /** Present only if there are no problems. */
  entry?: EntryInput;
};
type Refuse = (column: GridColumn, problem: string) => undefined;

const SHARE_MAX = 100;
const NAME_MAX = 100;
const NOTE_MAX = 1_000;

/** Reads a row as it would be sent, or lists its problems by cell. The server checks all of it again. */
export const readRow = ({ cells, rowId }: GridRow, known: Known): Reading => {
  const problems: CellProblems = {};
  const refuse: Refuse = (column, problem) => {
    problems[column] ??= problem;
  };
  const text = (column: GridColumn) => (cells[column] ?? '').trim();
  const period = readPeriod(text('period'), known.today, refuse);
  const side = text('side') === '' ? undefined : sideOfWord(text('side'));
  if (text('side') !== '' && !side) refuse('side', 'unknown');
  const subject = problems.side ? undefined : readSubject(text, side, known, refuse);
  const hints = subject ? hintsOf(subject) : {};
  const from = readFactory('from', text('from'), subject, known, refuse);
  const to = readFactory('to', text('to'), subject, known, refuse);
  if (from !== null && from === to) refuse('to', 'same_factory');
  const unit = readUnit(text('unit'), subject, known, refuse);
  const quantity = readQuantity(text('quantity'), text('unit'), refuse);
  const recycledShare = readShare(text('recycledShare'), refuse);
  const country = text('originCountry') === '' ? '' : countryOfWord(text('originCountry'));
  if (country === undefined) refuse('originCountry', 'unknown');
  for (const column of ['lot', 'documents', 'originRegion', 'note'] as const) {
    const parts = column === 'lot' || column === 'documents' ? listed(text(column)) : [text(column)];
    const most = column === 'note' ? NOTE_MAX : NAME_MAX;
    if (parts.some((part) => part.length > most)) refuse(column, 'too_long');
  }
  const isRight = Object.keys(problems).length === 0;
  if (!isRight || !subject || period === undefined || quantity === null || unit === undefined)
    return { problems, hints };
  return {
    problems,
    hints,
    entry: {
      ...(rowId !== undefined && { rowId }),
      ...(subject.kind === 'link'
        ? { linkId: subject.choice.linkId }
        : { transfer: { productId: subject.product.id } }),
      fromFactoryId: from,
      toFactoryId: to,
      period,
      quantity,
      unit,
      recycledShare,
      lots: listed(text('lot')).map((number) => ({ number })),
      documents: listed(text('documents')),
      origin: { country: country ?? '', region: text('originRegion') },
      note: text('note'),
    },
  };
};

/** Splits several values in one cell at the separators that people use. */
const listed = (text: string) =>
  text
    .split(/[,;\n、，；]/)
    .map((part) => part.trim())
    .filter(Boolean);

const readPeriod = (typed: string, today: string, refuse: Refuse) => {
  if (typed === '') return refuse('period', 'missing');
  const period = periodOf(typed, today);
  if (period === undefined) return refuse('period', 'period');
  if (spanOf(period).from > today) return refuse('period', 'future');
  return period;
};

const readQuantity = (typed: string, unit: string, refuse: Refuse) => {
  const { value, problem } = readNumber(typed, unit);
  if (value === null) refuse('quantity', 'missing');
  else if (problem) refuse('quantity', 'number');
  else if (value < 0) refuse('quantity', 'negative');
  else if (value > FLOW_QUANTITY_MAX) refuse('quantity', 'too_large');
  return value;
};

const readShare = (typed: string, refuse: Refuse) => {
  const { value, problem } = readNumber(typed, '%');
  if (problem || (value !== null && (value < 0 || value > SHARE_MAX))) refuse('recycledShare', 'share');
  return value;
};

const readUnit = (typed: string, subject: Subject | undefined, { unitOf }: Known, refuse: Refuse) => {
  const unit = typed === '' ? subject?.unit : unitOf(typed);
  if (typed !== '' && unit === undefined) return refuse('unit', 'unknown');
  if (unit === undefined || !subject) return unit;
  const isSame = dimensionOf(unit) === dimensionOf(subject.unit);
  const byMass = subject.hasWeight && dimensionOf(unit) === 'mass';
  if (!isSame && !byMass) return refuse('unit', 'unit_dimension');
  return unit;
};

const readFactory = (end: 'from' | 'to', typed: string, subject: Subject | undefined, known: Known, refuse: Refuse) => {
  const named = subject?.kind === 'link' ? subject.choice[`${end}Factories`] : [];
  const isOwn = subject?.kind !== 'link' || subject.choice.side === (end === 'from' ? 'out' : 'in');
  if (typed === '') {
    if (subject?.kind === 'moved') refuse(end, 'missing');
    return isOwn && named.length === 1 ? (named[0]?.id ?? null) : null;
  }
  if (!subject) return null;
  const found = findByName(isOwn ? [...named, ...known.factories] : named, ({ name }) => [name], typed);
  const ids = new Set(found.map(({ id }) => id));
  if (ids.size !== 1) refuse(end, ids.size === 0 ? 'unknown' : 'ambiguous');
  return [...ids][0] ?? null;
};

const hintsOf = (subject: Subject): Reading['hints'] => {
  if (subject.kind === 'moved') return { unit: subject.unit };
  const { side, partner, product, goods, fromFactories, toFactories } = subject.choice;
  const own = side === 'in' ? toFactories : fromFactories;
  const only = own.length === 1 && { [side === 'in' ? 'to' : 'from']: own[0]?.name ?? '' };
  return { side, partner: partner.name, product: product.name, goods: goods.name, unit: subject.unit, ...only };
};

/** Finds problems between rows: the same row twice, or a month inside a quarter. */
export const problemsBetween = (read: { key: string; entry: EntryInput }[]) => {
  const found = new Map<string, string>();
  const subjectOf = ({ linkId, transfer, fromFactoryId, toFactoryId }: EntryInput) =>
    [linkId ?? transfer?.productId, fromFactoryId, toFactoryId].join(' ');
  for (const alike of Map.groupBy(read, ({ entry }) => subjectOf(entry)).values())
    for (const [at, row] of alike.entries())
      for (const before of alike.slice(0, at)) {
        const [period, earlier] = [row.entry.period, before.entry.period];
        if (period === earlier) found.set(row.key, 'repeated');
        else if (periodsOverlap(period, earlier) && !found.has(row.key)) found.set(row.key, 'period_overlaps');
      }
  return found;
};
