import { type QueryClient, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

type Callbacks<O> = {
  onSuccess?: ((outcome: O) => unknown) | undefined;
  onError?: ((error: Error) => unknown) | undefined;
  onSettled?: (() => unknown) | undefined;
};

type WithoutMutate<M> = M extends unknown ? Omit<M, 'mutate'> : never;
export type Change<O, I> = WithoutMutate<UseMutationResult<O, Error, I>> & {
  mutate: (input: I, callbacks?: Callbacks<O>) => void;
};

/**
 * Runs a write after which the shown data is read again. The new data may remove the component that started the write,
 * such as a row that is gone or a button that is no longer needed, and React Query then skips the callbacks of
 * `mutate`. This hook still calls them as long as the user stays on the page. A user who has moved to another page gets
 * none.
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
    (input: I, { onSuccess, onError, onSettled }: Callbacks<O> = {}) => {
      const { pathname } = window.location;
      const notify = (report: () => unknown) => {
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
