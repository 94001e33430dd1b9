import { supplyInvitationsContract } from '@ieum/contract';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export const invitationAddress = listAddress(
  invitationPaths.list(),
  supplyInvitationsContract.listSupplyInvitations.input.strip(),
);
