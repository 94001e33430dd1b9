import type { Run } from './text.ts';

/**
 * One line of text as people see it. A gap between two runs becomes as many blanks as would fit; `at` has the position
 * of each character.
 */
export type Line = { page: number; text: string; at: number[]; y: number; height: number };

const LINE_CHARACTERS_MAX = 2000;
/** Share of the letters' height: two runs with a smaller gap are one word. */
const WORD_GAP = 0.25;
const BLANKS_MAX = 8;
/** Share of the letters' height by which a run may be off its line. */
const SLACK = 0.45;

/** Sorts runs, which come in the order of the file, into lines from the top of the page to its bottom. */
export const linesOf = (runs: Run[], page: number): Line[] => {
  const rows: Run[][] = [];
  for (const run of runs.filter(({ text }) => text.trim() !== '').sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isSame = first && Math.abs(run.y - first.y) <= SLACK * Math.max(first.height, run.height);
    if (isSame) row?.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => lineOf(row, page));
};

const lineOf = (row: Run[], page: number): Line => {
  const line: Line = {
    page,
    text: '',
    at: [],
    y: row[0]?.y ?? 0,
    height: Math.max(...row.map(({ height }) => height)),
  };
  let end: number | undefined;
  for (const run of row.sort((a, b) => a.x - b.x)) {
    const height = run.height || line.height || 1;
    const gap = end === undefined ? 0 : (run.x - end) / height;
    const blanks = gap > WORD_GAP ? Math.min(BLANKS_MAX, Math.max(1, Math.round(gap * 2))) : 0;
    append(line, ' '.repeat(blanks), end ?? run.x, (blanks * height) / 2);
    append(line, plain(run.text), run.x, run.width);
    end = run.x + run.width;
  }
  return composed(line);
};

const append = (line: Line, text: string, x: number, width: number) => {
  const room = LINE_CHARACTERS_MAX - line.text.length;
  const cut = text.slice(0, Math.max(0, room));
  for (let nth = 0; nth < cut.length; nth += 1) line.at.push(x + (width * nth) / text.length);
  line.text += cut;
};

/** Narrows full-width letters, digits and signs and unifies dashes; each stays one character. */
const plain = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\ufe63\u00ad]/g, '-')
    .replace(/[\u2236\ufe55\ua789]/g, ':')
    .replace(/[\s\u00a0\u3000]/g, ' ');

/** Composes Hangul that some programs write in parts; the first part gives the position. */
const composed = (line: Line): Line => {
  const text = line.text.normalize('NFC');
  if (text === line.text) return line;
  const at: number[] = [];
  let from = 0;
  for (const letter of text) {
    for (let nth = 0; nth < letter.length; nth += 1) at.push(line.at[from] ?? 0);
    from += letter.normalize('NFD').length;
  }
  return { ...line, text, at };
};
