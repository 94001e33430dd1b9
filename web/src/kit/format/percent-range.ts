type Range = { from: number; to: number };

export const isExact = ({ from, to }: Range) => from === to;

/** Formats 34–61%, or 34% where both ends are equal. `text` formats one value. */
export const rangeText = (text: (value: number) => string, from: number, to: number) =>
  from === to ? text(from) : `${text(from).replace(/\s?%$/, '')}–${text(to)}`;

/** Formats a range of whole per cents. */
export const percentRange = ({ from, to }: Range) => rangeText((value) => `${value}%`, from, to);
