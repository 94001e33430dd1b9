import { type Label, labelsIn } from './labels.ts';
import type { Line } from './lines.ts';

/** Distances in heights of the letters; `LINES_BELOW` is a count. */
const COLUMN_GAP = 4;
const NEXT_LINE = 2.6;
const LEAN = 1.2;
const LINES_BELOW = 2;

/** Returns the texts that may be a label's value: beside it, continued below that, or only below it. */
export const announcedTexts = (lines: Line[], at: number, labels: Label[], nth: number) => {
  const [line, label] = [lines[at], labels[nth]];
  if (!line || !label) return { beside: '', on: '', below: '' };
  const until = labels[nth + 1]?.from ?? line.text.length;
  const beside = stripped(upToColumnGap(line, label.to, until)) || stripped(leaningText(lines, at, label));
  const start = beside === '' ? label.from : line.text.indexOf(beside.charAt(0), label.to);
  const below = textBelow(lines, at, line.at[start] ?? 0, beside === '' ? line.at[label.to - 1] : undefined);
  return { beside, on: [beside, below].filter(Boolean).join(' '), below: stripped(below) };
};

const stripped = (text: string) => text.replace(/^[\s:|]+/, '').trimEnd();

/** Ends the text at a wide gap, where another column begins. */
const upToColumnGap = (line: Line, from: number, until: number) => {
  const text = line.text.slice(from, until);
  const value = /^[\s:|]*/.exec(text)?.[0].length ?? 0;
  for (const { index, 0: blanks } of text.slice(value).matchAll(/ {2,}/g)) {
    const [start, end] = [from + value + index, from + value + index + blanks.length];
    const width = (line.at[end] ?? 0) - (line.at[start] ?? 0);
    if (width > COLUMN_GAP * line.height) return line.text.slice(from, start);
  }
  return text;
};

/** Finds the value of a label of two lines: between them, a little higher or lower than either, and to the right. */
const leaningText = (lines: Line[], at: number, label: Label) => {
  const line = lines[at];
  if (!line) return '';
  const right = line.at[label.to - 1] ?? 0;
  const near = [lines[at - 1], lines[at + 1]].find((neighbor) => {
    const isNear = neighbor && neighbor.page === line.page && Math.abs(neighbor.y - line.y) <= LEAN * line.height;
    return isNear && (neighbor.at[0] ?? 0) > right && labelsIn(neighbor.text).length === 0;
  });
  return near?.text ?? '';
};

/** Joins the lines right below in the same column, up to the first line with a label. */
const textBelow = (lines: Line[], at: number, left: number, right?: number) => {
  const texts: string[] = [];
  let above = lines[at];
  for (const line of lines.slice(at + 1, at + 1 + LINES_BELOW)) {
    if (!above || line.y - above.y > NEXT_LINE * Math.max(line.height, above.height)) break;
    const cell = cellAt(line, left, right);
    if (cell === '' || labelsIn(cell).length > 0 || labelsIn(line.text).some(({ from }) => from === 0)) break;
    texts.push(cell);
    above = line;
  }
  return texts.join(' ').trim();
};

/** Returns the part of a line under the column that begins at `left`. */
const cellAt = (line: Line, left: number, right = left) => {
  const tolerance = 2 * line.height;
  const cells = [...line.text.matchAll(/\S+(?: {1,3}\S+)*/g)].map(({ index, 0: text }) => ({
    text,
    from: line.at[index] ?? 0,
    to: line.at[index + text.length - 1] ?? 0,
  }));
  return cells.find(({ from, to }) => from <= right + tolerance && to >= left - tolerance)?.text ?? '';
};
