import type { accountContract, Input } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../../../kit/api/query-client.ts';
import { accountApi } from '../../api.ts';
import { termsQuery } from '../sign-up.queries.ts';

type Sent = Omit<Input<(typeof accountContract)['signUpAbroad']>, 'terms_version'>;

export const useSignUpAbroad = () =>
  useMutation({
    // A way to the answer instead of the answer itself: a mutation is kept for a while, and a password must not be.
    mutationFn: async (readAnswer: () => Sent) => {
      const { version } = await queryClient.ensureQueryData(termsQuery());
      return accountApi.signUpAbroad({ ...readAnswer(), terms_version: version });
    },
  });
