import { NAME_FIELDS, periodOf, plainHeading, type SheetLine, type Unit } from '@ieum/contract';
import { readEntry } from '../entry-text.ts';
import { keyOf } from '../line-key.ts';

type Report = {
  /** Cells with a number that went into a line. */
  put: number;
  /** Empty cells, which change nothing. */
  blank: number;
  /** Cells that are no number of the line's unit. */
  unreadable: string[];
  /** Names of no line, and names of several. */
  unknown: string[];
  ambiguous: string[];
  /** Numbers below the last line. */
  over: number;
};
export type PastePlan =
  | { kind: 'values'; values: Map<string, number>; report: Report }
  /** The block is of other periods than the sheet: nothing is taken from it. */
  | { kind: 'otherPeriod'; periods: string[] };

type Given = {
  /** Lines as they stand in the sheet; those that take no value are skipped. */
  lines: SheetLine[];
  from: number;
  block: string[][];
  period: string;
  unitOf: (word: string) => Unit | undefined;
};

const isFillable = ({ enteredIn }: SheetLine) => enteredIn === '';

/** Plans where pasted cells go: one column downwards from a line, several columns by their names. */
export const planPaste = ({ lines, from, block, period, unitOf }: Given): PastePlan => {
  const report: Report = { put: 0, blank: 0, unreadable: [], unknown: [], ambiguous: [], over: 0 };
  const values = new Map<string, number>();
  const put = (line: SheetLine, cell: string) => {
    const read = readEntry(cell, line, unitOf);
    if (read === 'empty') report.blank += 1;
    else if ('problem' in read) report.unreadable.push(cell);
    else {
      values.set(keyOf(line), read.quantity);
      report.put += 1;
    }
  };
  const periods = periodsIn(block);
  if (periods.length > 0 && !periods.includes(period)) return { kind: 'otherPeriod', periods };
  const open = lines.filter(isFillable);
  if (block.every((row) => row.length <= 1)) {
    const below = lines.slice(from).filter(isFillable);
    const cells = block.map(([cell = '']) => cell);
    const start = cells.length > 1 && isHeading(cells[0] ?? '', unitOf) ? 1 : 0;
    for (const [at, cell] of cells.slice(start).entries()) {
      const line = below[at];
      if (line) put(line, cell);
      else if (cell !== '') report.over += 1;
    }
    return { kind: 'values', values, report };
  }
  const column = quantityColumn(block);
  for (const row of block) {
    const own = row.map((cell) => periodOf(cell)).find((found) => found !== undefined);
    const cell = row[column] ?? '';
    const names = row.filter((word, at) => at !== column && word !== '' && periodOf(word) === undefined);
    // A heading, or a row of another period.
    if ((own !== undefined && own !== period) || names.length === 0 || isHeading(cell, unitOf)) continue;
    const found = linesCalled(open, names);
    const [line] = found;
    if (!line) report.unknown.push(names.join(' '));
    else if (found.length > 1) report.ambiguous.push(names.join(' '));
    else put(line, cell);
  }
  return { kind: 'values', values, report };
};

const periodsIn = (block: string[][]) => [
  // A column of plain years or numbers is no column of periods: 202,607 can be a quantity.
  ...new Set(
    block.flatMap((row) =>
      row.length > 1 ? row.flatMap((cell) => (/\d{6}/.test(cell) ? [] : (periodOf(cell) ?? []))) : [],
    ),
  ),
];

const isHeading = (cell: string, unitOf: Given['unitOf']) => {
  const read = readEntry(cell, { unit: 'KGM' }, unitOf);
  return read !== 'empty' && 'problem' in read && read.problem === 'number' && !/\d/.test(cell);
};

/** The last column in which most cells are numbers. */
const quantityColumn = (block: string[][]) => {
  const width = Math.max(...block.map((row) => row.length));
  const numbers = Array.from(
    { length: width },
    (_, at) =>
      block.filter((row) => /^[\s\d.,'’]*\d/.test(row[at] ?? '') && periodOf(row[at] ?? '') === undefined).length,
  );
  const most = Math.max(...numbers);
  return numbers.lastIndexOf(most);
};

/** Finds the lines that all words name: a partner, the goods, the product they are for, or a factory. */
const linesCalled = (lines: SheetLine[], words: string[]) => {
  const plain = words.map(plainHeading).filter(Boolean);
  let left = lines;
  for (const word of plain) {
    const exact = left.filter((line) => namesOf(line).includes(word));
    const found = exact.length > 0 ? exact : left.filter((line) => namesOf(line).some((name) => name.includes(word)));
    // A column may hold something else, such as a unit or a note.
    if (found.length > 0) left = found;
  }
  return left.length === lines.length && lines.length > 1 ? [] : left;
};

const namesOf = ({ partner, goods, product, use, from, to }: SheetLine) =>
  [
    ...(partner ? NAME_FIELDS.map((field) => partner[field]) : []),
    goods.name,
    goods.partNumber,
    product.name,
    use,
    from?.name ?? '',
    to?.name ?? '',
  ]
    .filter(Boolean)
    .map(plainHeading);
