export type Notes = ReturnType<typeof createNotes>;

const SHARES = [0.5, 0.95, 0.99, 1];

/** Collects the durations and the errors. */
export const createNotes = () => {
  const times = new Map<string, number[]>();
  const errors = new Map<string, number>();
  return {
    done: (kind: string, ms: number) => {
      const durations = times.get(kind) ?? [];
      durations.push(ms);
      times.set(kind, durations);
    },
    failed: (kind: string, what: string) => {
      const name = `${kind}: ${what}`;
      errors.set(name, (errors.get(name) ?? 0) + 1);
    },
    count: () => [...times.values()].reduce((sum, { length }) => sum + length, 0),
    errorCount: () => [...errors.values()].reduce((sum, count) => sum + count, 0),
    lines: () => [
      ['', 'count', 'p50', 'p95', 'p99', 'slowest'].map((word) => word.padStart(9)).join(''),
      ...[...times, ['all', [...times.values()].flat()] as const].map(([kind, durations]) => lineOf(kind, durations)),
      ...[...errors].map(([what, count]) => `${count} × ${what}`),
    ],
  };
};

const lineOf = (kind: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  const figures = [String(times.length), ...SHARES.map((share) => `${at(share).toFixed(0)} ms`)];
  return [kind, ...figures].map((figure) => figure.padStart(9)).join('');
};
