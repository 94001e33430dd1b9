import type { accountContract, Input } from '@ieum/contract';
import { accountApi } from '../api.ts';
import { storeSignedIn } from '../sessions/stored-user.ts';

export const signIn = async (input: Input<typeof accountContract.signIn>) =>
  storeSignedIn(await accountApi.signIn(input));
