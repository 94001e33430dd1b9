import { formatPercent, formatRange, type LanguageTag } from '@ieum/contract';

type Range = { from: number; to: number };

export const isExact = ({ from, to }: Range) => from === to;

/** Formats a range of per cents: 34–61%, or 34% where both ends are equal. */
export const percentRange = ({ from, to }: Range, tag: LanguageTag) =>
  formatRange((value) => formatPercent(value, tag), from, to, tag);
