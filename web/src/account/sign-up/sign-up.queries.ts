import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { query } from '../../kit/api/reads.ts';
import { accountApi } from '../api.ts';
import type { SignUpAnswer } from './form-fields.ts';

export const termsQuery = () =>
  query(
    accountApi.getTerms,
    {},
    {
      // A failure must not replace the page with all typed text. The version is read again when it is needed.
      throwOnError: false,
    },
  );

/** Signs up with one upload at a time. A cancelled upload is not reported as a failure. */
export const useSignUp = () => {
  const client = useQueryClient();
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState(0);
  const cancel = () => running.current?.abort();
  // Leaving the step cancels the upload.
  useEffect(() => () => running.current?.abort(), []);

  const mutation = useMutation({
    // Takes a function instead of the answer: React Query keeps a mutation's input for a while, and it must not keep a
    // password.
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
    // The ref is set at once: a second click may come before the next render.
    if (running.current) return;
    running.current = new AbortController();
    setProgress(0);
    mutation.mutate(...args);
  };
  return { signUp, isPending: mutation.isPending, progress, cancel };
};
