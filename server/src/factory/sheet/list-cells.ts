import {
  CHOICE_WORDS,
  type FactoryDetails,
  type Language,
  PROCESS_MARKS,
  type ProblemCode,
  unitOfWord,
  unitWord,
} from '@ieum/contract';
import { numberOf } from '../../kit/sheet/typed-values.ts';
import { choiceOf } from './choices.ts';

/** Fields of a factory that are lists: one cell each, items separated by `;` or a line break, their parts by `|`. */
export type ListField = 'processes' | 'products' | 'capacities' | 'customerCodes' | 'contacts';

type Item<F extends ListField> = FactoryDetails[F][number];
/** Writes an item as the parts of a cell, and reads it back. */
type Format<F extends ListField> = {
  parts: number;
  write: (item: Item<F>, language: Language) => string[];
  read: (parts: string[]) => unknown;
};

/** Thrown for a part that cannot be read. */
class PartProblem extends Error {
  readonly problem: ProblemCode;
  constructor(problem: ProblemCode) {
    super(problem);
    this.problem = problem;
  }
}

const chosen = (choice: 'scheme' | 'period' | 'purpose', typed: string) => {
  const value = choiceOf(choice, typed);
  if (value === undefined) throw new PartProblem(typed === '' ? 'missing' : 'choice');
  return value;
};

const FORMATS: { [F in ListField]: Format<F> } = {
  processes: {
    parts: 4,
    write: ({ name, scheme, code, isPrimary, isOutsourced }, language) => {
      const marks = Object.entries({ isPrimary, isOutsourced }).filter(([, isSo]) => isSo);
      const words = marks.map(([mark]) => PROCESS_MARKS[mark === 'isPrimary' ? mark : 'isOutsourced'][language]);
      const isBare = scheme === 'own' && code === '';
      return [name, isBare ? '' : CHOICE_WORDS.scheme[scheme][language], code, words.join(', ')];
    },
    read: ([name, scheme = '', code, marks = '']) => ({
      name,
      scheme: scheme === '' ? 'own' : chosen('scheme', scheme),
      code,
      ...marksOf(marks),
    }),
  },
  products: {
    parts: 2,
    write: ({ name, hs }) => [name, hs],
    read: ([name, hs]) => ({ name, hs }),
  },
  capacities: {
    parts: 4,
    write: ({ quantity, unit, period, product }, language) => [
      String(quantity),
      unitWord(unit, language),
      CHOICE_WORDS.period[period][language],
      product,
    ],
    read: ([quantity = '', unit = '', period = '', product]) => ({
      quantity: quantityOf(quantity),
      unit: unitOf(unit),
      period: chosen('period', period),
      product,
    }),
  },
  customerCodes: {
    parts: 2,
    write: ({ customer, code }) => [customer, code],
    read: ([customer, code]) => ({ customer, code }),
  },
  contacts: {
    parts: 4,
    write: ({ purpose, name, email, phone }, language) => [CHOICE_WORDS.purpose[purpose][language], name, email, phone],
    read: ([purpose = '', name, email, phone]) => ({ purpose: chosen('purpose', purpose), name, email, phone }),
  },
};

export const isListField = (field: string): field is ListField => Object.hasOwn(FORMATS, field);

export const listText = <F extends ListField>(field: F, items: Item<F>[], language: Language) =>
  items.map((item) => joined(FORMATS[field].write(item, language))).join('; ');

const joined = (parts: string[]) => {
  const last = parts.findLastIndex((part) => part !== '');
  return parts
    .slice(0, last + 1)
    .map((part) => part.replace(/[\\|;]/g, '\\$&'))
    .join(' | ');
};

/** Reads all items, or reports what is wrong with each bad one. */
export const readList = (field: ListField, text: string) => {
  const items: unknown[] = [];
  const problems: { problem: ProblemCode; at: number }[] = [];
  for (const [at, parts] of splitItems(text).entries()) {
    try {
      if (parts.length > FORMATS[field].parts) throw new PartProblem('parts');
      items.push(FORMATS[field].read(parts));
    } catch (error) {
      if (!(error instanceof PartProblem)) throw error;
      problems.push({ problem: error.problem, at: at + 1 });
    }
  }
  return { items, problems };
};

/** Splits a cell. A backslash takes the special meaning from the next character. Empty items are dropped. */
const splitItems = (text: string) => {
  const items: string[][] = [];
  let parts = [''];
  const end = () => {
    const trimmed = parts.map((part) => part.trim());
    if (trimmed.some((part) => part !== '')) items.push(trimmed);
    parts = [''];
  };
  for (const [piece] of text.matchAll(/\\[\\|;]|[\s\S]/gu)) {
    if (piece === ';' || piece === '\n') end();
    else if (piece === '|') parts.push('');
    else parts[parts.length - 1] += piece.length === 2 && piece.startsWith('\\') ? piece.slice(1) : piece;
  }
  end();
  return items;
};

const MARKS = Object.entries(PROCESS_MARKS).flatMap(([mark, words]) =>
  [mark, ...Object.values(words)].map((word) => [word.toLowerCase(), mark] as const),
);

const marksOf = (text: string) => {
  const typed = text.split(',').flatMap((part) => part.trim().toLowerCase() || []);
  const found = typed.map((word) => MARKS.find(([known]) => known === word)?.[1]);
  if (found.includes(undefined)) throw new PartProblem('choice');
  return { isPrimary: found.includes('isPrimary'), isOutsourced: found.includes('isOutsourced') };
};

const quantityOf = (typed: string) => {
  if (typed === '') throw new PartProblem('quantity');
  const number = numberOf(typed);
  if (number === undefined) throw new PartProblem('number');
  return number;
};

const unitOf = (typed: string) => {
  if (typed === '') throw new PartProblem('unit');
  const unit = unitOfWord(typed);
  if (!unit) throw new PartProblem('unit');
  return unit;
};
