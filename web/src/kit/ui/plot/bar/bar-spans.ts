export type Arrangement = 'grouped' | 'stacked';
export type BarSpan = {
  series: number;
  category: number;
  value: number;
  /** Start and end of the bar, in values. */
  from: number;
  to: number;
  /** Position among the bars of the same category. */
  slot: number;
};

/** Returns one span for each known value, category by category: the order in which people read. */
export const barSpans = (series: (number | null)[][], categoryCount: number, arrangement: Arrangement): BarSpan[] => {
  const spans: BarSpan[] = [];
  for (let category = 0; category < categoryCount; category += 1) {
    const values = series.map((row) => row[category] ?? null);
    spans.push(...(arrangement === 'stacked' ? stacked(values, category) : grouped(values, category)));
  }
  return spans;
};

const grouped = (values: (number | null)[], category: number) =>
  values.flatMap((value, series) =>
    value === null ? [] : [{ series, category, value, from: 0, to: value, slot: series }],
  );

/** Stacks negative values down from zero and positive ones up, so neither hides the other. */
const stacked = (values: (number | null)[], category: number) => {
  const reached = { up: 0, down: 0 };
  return values.flatMap((value, series) => {
    if (value === null) return [];
    const way = value < 0 ? 'down' : 'up';
    const from = reached[way];
    reached[way] += value;
    return [{ series, category, value, from, to: reached[way], slot: 0 }];
  });
};
