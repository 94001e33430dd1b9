import { accountContract } from '@ieum/contract';
import { connect } from '../kit/api.ts';

/** Apart from the queries: the sign-in page needs no cache, and loads none. */
export const accountApi = connect(accountContract);
