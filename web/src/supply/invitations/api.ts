import { supplyInvitationsContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';

/** Apart from the queries: the page behind the link of a mail stands outside the shell. */
export const invitationsApi = connect(supplyInvitationsContract);
