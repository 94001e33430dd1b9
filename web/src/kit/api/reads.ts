import type { Operation } from '@ieum/contract';
import { type QueryClient, queryOptions, type UnusedSkipTokenOptions } from '@tanstack/react-query';

type Call = (input: never) => Promise<unknown>;
type Read = Call & Pick<Operation, 'operation'>;
type Options<O> = Omit<UnusedSkipTokenOptions<O, Error, O, Key>, 'queryKey' | 'queryFn'>;
type Key = readonly [operation: string, input: object, part?: string];
type Changes = Operation['changes'];
type Begin = <T>(call: () => T) => T;
const atOnce: Begin = (call) => call();

/** Key of a read: the operation and its input. Nothing else writes a key, so `changes` of a write finds it. */
export const readKey = ({ operation }: Read, input: object = {}, part?: string): Key =>
  part === undefined ? [operation, input] : [operation, input, part];

/** Reads one operation. With `inBackground` as `begin` it never counts as a use of the session, whatever causes it. */
export const query = <R extends Read>(
  read: R,
  input: Parameters<R>[0],
  options: Options<Awaited<ReturnType<R>>> = {},
  begin: Begin = atOnce,
) =>
  queryOptions<Awaited<ReturnType<R>>, Error, Awaited<ReturnType<R>>, Key>({
    ...options,
    queryKey: readKey(read, input),
    queryFn: () => begin(() => read(input as never) as Promise<Awaited<ReturnType<R>>>),
  });

/**
 * Reads something that is made from an operation, such as all its pages or one field of its answer. `part` keeps the
 * result apart from the plain answer to the same input.
 */
export const composedQuery = <R extends Read, O>(
  read: R,
  { input, part }: { input?: Partial<NonNullable<Parameters<R>[0]>>; part: string },
  queryFn: (context: { signal: AbortSignal }) => Promise<O>,
  options: Options<O> = {},
) => queryOptions<O, Error, O, Key>({ ...options, queryKey: readKey(read, input, part), queryFn });

const ASSET = 'asset';

/** Loads a file of this program, which no write changes. */
export const assetQuery = <O>(name: string, queryFn: () => Promise<O>, options: Options<O> = {}) =>
  queryOptions<O, Error, O, Key>({
    staleTime: Number.POSITIVE_INFINITY,
    ...options,
    queryKey: [ASSET, { name }],
    queryFn,
  });

const isAmong = (changes: Changes) => ({
  predicate: ({ queryKey: [operation] }: { queryKey: readonly unknown[] }) =>
    changes === 'everything' ? operation !== ASSET : changes.some((name) => name === operation),
});

/** Marks the reads as stale. Those that a page shows are read again at once, the others when a page opens. */
export const refreshReads = (client: QueryClient, changes: Changes) => client.invalidateQueries(isAmong(changes));

/** Marks the reads as stale without reading any, for a page that is left or keeps its own content. */
export const markReads = (client: QueryClient, changes: Changes) =>
  client.invalidateQueries({ ...isAmong(changes), refetchType: 'none' });

/** Removes the reads: what they showed is gone, or must not appear for a moment on the next page. */
export const forgetReads = (client: QueryClient, changes: Changes) => client.removeQueries(isAmong(changes));
