import { accountContract } from '@ieum/contract';
import { connect } from '../kit/api/client.ts';

/** Kept in a file without queries: the sign-in page uses no cache and must not load one. */
export const accountApi = connect(accountContract);
