import { PdfRefusal } from './refusal.ts';

const MB = 1024 * 1024;

/** Most that one file may cost: far more than an honest file needs, and less than what harms the server. */
const LIMITS = {
  objects: 50_000,
  /** Entries of all cross-reference streams. Readers make an object of each, and a file can claim any number. */
  crossReferences: 200_000,
  /** Readers make an object of most tokens, and some take 100 bytes for each. */
  tokens: 1_800_000,
  /** Bytes read as syntax; bytes read twice count twice. This keeps the inspection linear. */
  syntax: 32 * MB,
  unpacked: 100 * MB,
  /** A clean scan packs well: A4 in color at 300 dpi is 26 MB a page. */
  pictures: 1024 * MB,
};

export type Spent = Record<keyof typeof LIMITS, number>;

export const nothingSpent = (): Spent => ({
  objects: 0,
  crossReferences: 0,
  tokens: 0,
  syntax: 0,
  unpacked: 0,
  pictures: 0,
});

export const spend = (spent: Spent, what: keyof Spent, amount: number) => {
  spent[what] += amount;
  if (spent[what] > LIMITS[what]) throw new PdfRefusal('too_complex');
};
