import { supplyInvitationsContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';

/** Separate from the queries, because the page behind the mail's link is outside the shell. */
export const invitationsApi = connect(supplyInvitationsContract);
