import type { Operation } from '@ieum/contract';
import {
  type QueryClient,
  replaceEqualDeep,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { statusOf } from './failure.ts';
import { forgetReads, markReads, refreshReads } from './reads.ts';

type Callbacks<O> = {
  onSuccess?: ((outcome: O) => unknown) | undefined;
  onError?: ((error: Error) => unknown) | undefined;
  onSettled?: (() => unknown) | undefined;
};

type WithoutMutate<M> = M extends unknown ? Omit<M, 'mutate'> : never;
export type Change<O, I> = WithoutMutate<UseMutationResult<O, Error, I>> & {
  mutate: (input: I, callbacks?: Callbacks<O>) => void;
};

type Declared = Pick<Operation, 'changes'>;
export type ChangeOptions<O, I> = UseMutationOptions<O, Error, I> & {
  /**
   * Operation that the function calls. What the contract says it changes is read again, also after a refusal: somebody
   * else may have been faster.
   */
  writes?: Declared;
  /**
   * How the reads follow. `forget` removes what has changed, for a record that is gone. `mark` reads only what opens
   * later. Both act after success only. `later` does not wait for the reads.
   */
  reads?: 'forget' | 'mark' | 'later';
};

/**
 * Runs a write after which the shown data is read again. The new data may remove the component that started the write,
 * such as a row that is gone or a button that is no longer needed, and React Query then skips the callbacks of
 * `mutate`. This hook still calls them as long as the user stays on the page. A user who has moved to another page gets
 * none.
 *
 * The second of two equal calls is ignored while the first is under way: a double click can come before the button is
 * drawn as pending.
 */
export const useChange = <O, I = void>(
  { writes, reads, ...options }: ChangeOptions<O, I>,
  given?: QueryClient,
): Change<O, I> => {
  const client = useQueryClient(given);
  const onSettled: typeof options.onSettled = async (outcome, error, ...rest) => {
    await options.onSettled?.(outcome, error, ...rest);
    if (!writes) return;
    const needsSuccess = reads === 'forget' || reads === 'mark';
    // Without an answer a read would fail too, and its error would replace the page with all typed text.
    if (error && (needsSuccess || statusOf(error) === undefined)) return;
    if (reads === 'forget') return forgetReads(client, writes.changes);
    const isRead = reads === 'mark' ? markReads(client, writes.changes) : refreshReads(client, writes.changes);
    if (reads !== 'later') await isRead;
  };
  const mutation = useMutation({ ...options, onSettled }, client);
  const { mutateAsync } = mutation;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const running = useRef<{ input: I }>(undefined);
  const mutate = useCallback(
    (input: I, { onSuccess, onError, onSettled }: Callbacks<O> = {}) => {
      if (running.current && isEqual(running.current.input, input)) return;
      const run = { input };
      running.current = run;
      const { pathname } = window.location;
      const notify = (report: () => unknown) => {
        if (running.current === run) running.current = undefined;
        if (!isShown.current && window.location.pathname !== pathname) return;
        report();
        onSettled?.();
      };
      void mutateAsync(input).then(
        (outcome) => notify(() => onSuccess?.(outcome)),
        (error: Error) => notify(() => onError?.(error)),
      );
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
};

/** Compares plain values deeply, and files by identity. */
const isEqual = (before: unknown, now: unknown) => replaceEqualDeep(before, now) === before;

type Call = (input: never) => Promise<unknown>;
// biome-ignore lint/suspicious/noConfusingVoidType: only void lets `mutate` be called without an input.
type InputOf<W extends Call> = undefined extends Parameters<W>[0] ? Parameters<W>[0] | void : Parameters<W>[0];
type OperationOptions<W extends Call> = Omit<
  ChangeOptions<Awaited<ReturnType<W>>, InputOf<W>>,
  'mutationFn' | 'writes' | 'meta'
> & {
  /** Codes of refusals that the page shows in a place of its own. */
  shown?: readonly string[];
};

/** Runs one write of the API and reads again what the contract says it changes. */
export const useOperation = <W extends Call & Declared>(
  write: W,
  { shown = [], ...options }: OperationOptions<W> = {},
  client?: QueryClient,
): Change<Awaited<ReturnType<W>>, InputOf<W>> =>
  useChange(
    {
      ...options,
      mutationFn: (input: InputOf<W>) => write(input as never) as Promise<Awaited<ReturnType<W>>>,
      writes: write,
      meta: { shown },
    },
    client,
  );
