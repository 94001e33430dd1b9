import type { GivenUpHandlers, JobHandlers } from './jobs/queue.ts';

/**
 * One part of the product. `Answering` and `Working` are the parts of the platform that its handlers and its jobs use;
 * the app gives every slice the whole platform.
 */
export type Slice<Answering, Working, Handlers extends object, Messages extends object> = {
  /** The sentence of each error code of this slice, in four languages. */
  messages: Messages;
  /** Answers each operation of the slice's contract. */
  handlers: (platform: Answering) => Handlers;
  /** Runs when a row of the queue asks for it. */
  jobs?: (platform: Working) => JobHandlers;
  /** Runs once a day; the queue plans it. */
  daily?: (platform: Working) => JobHandlers;
  /** Runs when a job has failed for good. Several slices may wait for the same kind of job. */
  onGivenUp?: (platform: Working) => GivenUpHandlers;
};

export const defineSlice = <Answering, Working, Handlers extends object, Messages extends object>(
  slice: Slice<Answering, Working, Handlers, Messages>,
) => slice;

/** Joins handlers of several slices; those for the same kind run one after another. */
export const joinGivenUp = (all: GivenUpHandlers[]): GivenUpHandlers => {
  const kinds = new Set(all.flatMap((handlers) => Object.keys(handlers)));
  const joined = [...kinds].map((kind) => {
    const run: GivenUpHandlers[string] = async (db, payload, error) => {
      for (const handlers of all) await handlers[kind]?.(db, payload, error);
    };
    return [kind, run] as const;
  });
  return Object.fromEntries(joined);
};
