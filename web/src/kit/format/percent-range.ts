type Range = { from: number; to: number };

export const isExact = ({ from, to }: Range) => from === to;

/** 34–61%, or 34% where it is known exactly; of whatever writes one value. */
export const rangeText = (text: (value: number) => string, from: number, to: number) =>
  from === to ? text(from) : `${text(from).replace(/\s?%$/, '')}–${text(to)}`;

/** The same of whole per cents. */
export const percentRange = ({ from, to }: Range) => rangeText((value) => `${value}%`, from, to);
