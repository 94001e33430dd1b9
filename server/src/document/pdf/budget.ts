import { PdfRefusal } from './refusal.ts';

const MB = 1024 * 1024;

/** What one file may cost: far more than an honest one does, and less than what hurts. */
const LIMITS = {
  objects: 50_000,
  /** Of all cross-reference streams. The parser makes an object of each, and what they claim costs nothing to write. */
  crossReferences: 200_000,
  /** The parser that comes after makes an object of most of them, and takes 100 bytes for it. */
  tokens: 1_800_000,
  /** Bytes read as syntax, those read twice counted twice: this is what makes the inspection linear. */
  syntax: 32 * MB,
  unpacked: 100 * MB,
  /** A clean scan packs well: A4 in colour at 300 dpi is 26 MB a page. */
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
