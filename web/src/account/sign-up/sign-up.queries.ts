import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountApi } from '../api.ts';
import type { SignUpAnswer } from './form-fields.ts';

export const termsQuery = () =>
  queryOptions({
    queryKey: ['account', 'terms'],
    queryFn: () => accountApi.getTerms(),
    // A failure must not take the page with all that was typed; the version is asked for again when it is needed.
    throwOnError: false,
  });

/** One upload at a time, which can be called off: then there is nothing to tell. */
export const useSignUp = () => {
  const client = useQueryClient();
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState(0);
  const cancel = () => running.current?.abort();
  // Whoever leaves the step has called it off.
  useEffect(() => () => running.current?.abort(), []);

  const mutation = useMutation({
    // A way to the answer instead of the answer itself: a mutation is kept for a while, and a password must not be.
    mutationFn: async (readAnswer: () => SignUpAnswer) => {
      const { passwordConfirm: _, businessCertificate: file, ...fields } = readAnswer();
      const signal = running.current?.signal ?? AbortSignal.abort();
      try {
        const { version } = await client.ensureQueryData(termsQuery());
        return await accountApi.signUp(
          { ...fields, file, terms_version: version },
          { onProgress: setProgress, signal },
        );
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      } finally {
        running.current = null;
      }
    },
  });
  const signUp: typeof mutation.mutate = (...args) => {
    // Known at once, while a second click is faster than the next drawing.
    if (running.current) return;
    running.current = new AbortController();
    setProgress(0);
    mutation.mutate(...args);
  };
  return { signUp, isPending: mutation.isPending, progress, cancel };
};
