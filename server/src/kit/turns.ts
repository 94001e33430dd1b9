/** Runs at most `atOnce` functions at a time; the others wait in the order in which they came. */
export const createTurns = (atOnce: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // Passes the turn directly to the next one, so that a later call cannot take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** Runs the functions of one key one after the other; those of other keys do not wait for them. */
export const createTurnsByKey = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const own = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = own.catch(() => undefined);
    last.set(key, ended);
    try {
      return await own;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
};
