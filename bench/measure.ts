/** Half are faster, half are slower. */
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const timed = async (run: () => Promise<unknown>) => {
  const started = performance.now();
  await run();
  return performance.now() - started;
};

/** The chance that one of the first is smaller than one of the second: 0.5 when nobody can tell them apart. */
export const areaUnderCurve = (first: number[], second: number[]) => {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let firstSoFar = 0;
  let wins = 0;
  for (const { isFirst } of all) {
    if (isFirst) firstSoFar += 1;
    else wins += firstSoFar;
  }
  return wins / (first.length * second.length);
};

/** Runs so many at once, again and again, until told to stop. */
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
