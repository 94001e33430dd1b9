/** One line of the table. */
export type Figure = { what: string; figure: string; bar: string; verdict: '' | 'goal' | 'floor' | 'BELOW' };

type Bar = { floor: number; goal: number };

/** Compares a value with its bar. If the floor is the larger number, less is better. */
export const ratio = (what: string, value: number, { floor, goal }: Bar, figures = ''): Figure => {
  const isLessBetter = floor > goal;
  const reaches = (bar: number) => (isLessBetter ? value <= bar : value >= bar);
  const sign = isLessBetter ? '≤' : '≥';
  const atLeast = reaches(floor) ? 'floor' : 'BELOW';
  const verdict = reaches(goal) ? 'goal' : atLeast;
  const bar = `floor ${sign} ${floor.toFixed(2)}, goal ${sign} ${goal.toFixed(2)}`;
  return { what, figure: value.toFixed(2) + (figures && ` (${figures})`), bar, verdict };
};

/** Returns a figure without a bar, which explains another figure. */
export const plain = (what: string, figure: string, bar = ''): Figure => ({ what, figure, bar, verdict: '' });

const WIDTHS = { verdict: 5, what: 62, figure: 40 };

export const lineOf = ({ what, figure, bar, verdict }: Figure) =>
  [verdict.padEnd(WIDTHS.verdict), what.padEnd(WIDTHS.what), figure.padEnd(WIDTHS.figure), bar].join('  ').trimEnd();
