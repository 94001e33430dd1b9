import type { accountContract, Input } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../../../kit/api/query-client.ts';
import { accountApi } from '../../api.ts';
import { termsQuery } from '../sign-up.queries.ts';

type Sent = Omit<Input<(typeof accountContract)['signUpAbroad']>, 'terms_version'>;

export const useSignUpAbroad = () =>
  useMutation({
    // Takes a function instead of the answer: React Query keeps a mutation's input for a while, and it must not keep a
    // password.
    mutationFn: async (readAnswer: () => Sent) => {
      const { version } = await queryClient.ensureQueryData(termsQuery());
      return accountApi.signUpAbroad({ ...readAnswer(), terms_version: version });
    },
  });
