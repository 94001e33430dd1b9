import { type QueryClient, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

type Told<O> = {
  onSuccess?: ((outcome: O) => unknown) | undefined;
  onError?: ((error: Error) => unknown) | undefined;
  onSettled?: (() => unknown) | undefined;
};

type Untold<M> = M extends unknown ? Omit<M, 'mutate'> : never;
export type Change<O, I> = Untold<UseMutationResult<O, Error, I>> & {
  mutate: (input: I, told?: Told<O>) => void;
};

/**
 * A write after which what is shown is read again. What is read may take away the very place that asked, a row that is
 * gone or a button that has done its work, and a mutation tells nobody who has gone; here whoever is still on that page
 * hears how it ended, and whoever has gone on to another is left in peace.
 */
export const useChange = <O, I = void>(
  options: UseMutationOptions<O, Error, I>,
  client?: QueryClient,
): Change<O, I> => {
  const mutation = useMutation(options, client);
  const { mutateAsync } = mutation;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const mutate = useCallback(
    (input: I, { onSuccess, onError, onSettled }: Told<O> = {}) => {
      const { pathname } = window.location;
      const tell = (say: () => unknown) => {
        if (!isShown.current && window.location.pathname !== pathname) return;
        say();
        onSettled?.();
      };
      void mutateAsync(input).then(
        (outcome) => tell(() => onSuccess?.(outcome)),
        (error: Error) => tell(() => onError?.(error)),
      );
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
};
