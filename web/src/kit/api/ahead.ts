import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { readKey } from './reads.ts';

type Read = Parameters<typeof readKey>[0];
type Edit<O> = (answer: O) => O;
export type Undo = () => void;

/**
 * Changes the known answers of a read before the server has agreed, so that the page follows the hand. Reads that are
 * under way are dropped: they would bring back the old state. The returned function restores what was there.
 */
export const showAhead = <R extends Read & ((input: never) => Promise<unknown>)>(
  client: QueryClient,
  read: R,
  edit: Edit<Awaited<ReturnType<R>>>,
): Undo => {
  const filter = { queryKey: [read.operation] satisfies QueryKey };
  void client.cancelQueries(filter);
  const before = client.getQueriesData<Awaited<ReturnType<R>>>(filter);
  client.setQueriesData<Awaited<ReturnType<R>>>(filter, (answer) => (answer === undefined ? answer : edit(answer)));
  return () => {
    for (const [key, answer] of before) client.setQueryData(key, answer);
  };
};

/** Undoes several changes together. */
export const undoAll =
  (...undos: Undo[]): Undo =>
  () => {
    for (const undo of undos) undo();
  };
