import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After the first requests, which bring garbage of their own. */
const SETTLED_MS = 3_000;

/**
 * Gives back the memory that only the start of this thread has needed. The engine itself would keep it until there is
 * much work. Takes about a tenth of a second, once.
 */
export const collectStartGarbage = () =>
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    // Only a new context gets the function.
    const collect: () => void = runInNewContext('gc');
    setFlagsFromString('--no-expose-gc');
    collect();
  }, SETTLED_MS).unref();
