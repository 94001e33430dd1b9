import type { TableState } from '../../../kit/ui/table/table-state.ts';
import { type SampleFactory, sampleFactories } from './sample-rows.ts';

const SAMPLE_TOTAL = 100_000;

type Question = Pick<TableState, 'sort' | 'filters' | 'page' | 'pageSize'>;
type Answer = { rows: SampleFactory[]; total: number };

const LATENCY_MS = 120;

let stored: SampleFactory[] | undefined;

/** Replaces a server: only it has all rows, sorts and filters them, and returns one page. */
export const askSampleServer = (question: Question) =>
  new Promise<Answer>((resolve) => setTimeout(() => resolve(answerTo(question)), LATENCY_MS));

const answerTo = ({ sort, filters, page, pageSize }: Question): Answer => {
  const start = (page - 1) * pageSize;
  const isPlain = sort === null && Object.keys(filters).length === 0;
  // Most readers never sort, so they need not wait until a hundred thousand rows are generated.
  if (isPlain) {
    const rows = sampleFactories(Math.min(pageSize, SAMPLE_TOTAL - start), start);
    return { rows, total: SAMPLE_TOTAL };
  }
  stored ??= sampleFactories(SAMPLE_TOTAL);
  const found = stored.filter((row) => matches(row, filters));
  if (sort) found.sort(orderOf(sort.column, sort.isDescending));
  return { rows: found.slice(start, start + pageSize), total: found.length };
};

const matches = (row: SampleFactory, { name, country, status }: TableState['filters']) =>
  (!name || row.name.toLowerCase().includes(name.toLowerCase())) &&
  (!country || row.country === country) &&
  (!status || row.status === status);

const KEYS = {
  name: ({ name }) => name,
  country: ({ country }) => country,
  items: ({ items }) => items,
  volume: ({ volume }) => volume,
  updated: ({ updatedAt }) => updatedAt,
} satisfies Record<string, (row: SampleFactory) => string | number>;

const isKey = (column: string): column is keyof typeof KEYS => column in KEYS;

/** Compares by the id at the end, so that equal rows keep their order from page to page. */
const orderOf = (column: string, isDescending: boolean) => (left: SampleFactory, right: SampleFactory) => {
  const key = isKey(column) ? KEYS[column] : KEYS.name;
  const [a, b] = [key(left), key(right)];
  if (a === b) return left.id < right.id ? -1 : 1;
  const isBefore = a < b !== isDescending;
  return isBefore ? -1 : 1;
};
