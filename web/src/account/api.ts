import { accountContract } from '@ieum/contract';
import { connect } from '../kit/api/client.ts';

/** Apart from the queries: the sign-in page needs no cache, and loads none. */
export const accountApi = connect(accountContract);
