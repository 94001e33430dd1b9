export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const timed = async (run: () => Promise<unknown>) => {
  const started = performance.now();
  await run();
  return performance.now() - started;
};

/**
 * Returns the chance that a value of the first list is smaller than one of the second: 0.5 when they cannot be told
 * apart.
 */
export const areaUnderCurve = (first: number[], second: number[]) => {
  const values = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  values.sort((a, b) => a.value - b.value);
  let firstSoFar = 0;
  let wins = 0;
  for (const { isFirst } of values) {
    if (isFirst) firstSoFar += 1;
    else wins += firstSoFar;
  }
  return wins / (first.length * second.length);
};

/** Keeps this many runs going at once, again and again, until the returned function is called. */
export const keepBusy = (atOnce: number, run: () => Promise<unknown>) => {
  let isOver = false;
  const worker = async () => {
    while (!isOver) await run();
  };
  const workers = Array.from({ length: atOnce }, worker);
  return async () => {
    isOver = true;
    await Promise.all(workers);
  };
};
