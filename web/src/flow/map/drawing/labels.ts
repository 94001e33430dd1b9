import { textWidth } from '../../../kit/ui/plot/axis/label-text.ts';

/** Size of the letters, and of a line of them. */
const LABEL_EM = 12;
export const LABEL_LINE = 16;
/** Labels are narrower where the picture would not fit. */
export const LABEL_WIDTHS = [150, 128, 108, 90, 78] as const;
/** Bold letters are wider than the estimate. */
const BOLD = 1.08;

type Line = { text: string; isName: boolean };
export type LabelText = { lines: Line[]; width: number; height: number };

/** Breaks a label into lines. Nothing is cut: a word that is too long continues on the next line. */
export const labelOf = (name: string, more: readonly string[], widest: number): LabelText => {
  const lines = [
    ...wrapped(name, widest / BOLD).map((text) => ({ text, isName: true })),
    ...more.flatMap((text) => wrapped(text, widest).map((line) => ({ text: line, isName: false }))),
  ];
  const widths = lines.map(({ text, isName }) => textWidth(text, LABEL_EM) * (isName ? BOLD : 1));
  return { lines, width: Math.ceil(Math.max(0, ...widths)), height: lines.length * LABEL_LINE };
};

export const wrapped = (text: string, room: number): string[] => {
  const lines: string[] = [];
  let line = '';
  const take = (word: string, space: string) => {
    const longer = line + (line === '' ? '' : space) + word;
    if (textWidth(longer, LABEL_EM) <= room) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  };
  for (const word of text.split(' ').filter(Boolean)) {
    if (textWidth(word, LABEL_EM) <= room) take(word, ' ');
    else for (const [at, letter] of [...word].entries()) take(letter, at === 0 ? ' ' : '');
  }
  if (line !== '') lines.push(line);
  return lines;
};
