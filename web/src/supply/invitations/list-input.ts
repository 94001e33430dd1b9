import { supplyInvitationsContract } from '@ieum/contract';

const { input } = supplyInvitationsContract.listSupplyInvitations;

/** A hand-edited address shows the first page rather than an error. */
export const invitationListInput = (search: URLSearchParams) =>
  input.strip().safeParse(Object.fromEntries(search)).data ?? input.parse({});

type Chosen = { page: number; state?: string | undefined; linkId?: string | undefined };

/** What nobody has changed is left out. */
export const invitationSearchOf = ({ page, state, linkId }: Chosen) => ({
  ...(page > 1 && { page: String(page) }),
  ...(state && { state }),
  ...(linkId && { linkId }),
});
