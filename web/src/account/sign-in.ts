import type { accountContract, Input } from '@ieum/contract';
import { accountApi } from './account.api.ts';
import { storeSignedIn } from './stored-user.ts';

export const signIn = async (input: Input<typeof accountContract.signIn>) =>
  storeSignedIn(await accountApi.signIn(input));
