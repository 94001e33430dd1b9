import { supplyInvitationsContract } from '@ieum/contract';

const { input } = supplyInvitationsContract.listSupplyInvitations;

/** A hand-edited address shows the first page rather than an error. */
export const invitationListInput = (search: URLSearchParams) =>
  input.strip().safeParse(Object.fromEntries(search)).data ?? input.parse({});
