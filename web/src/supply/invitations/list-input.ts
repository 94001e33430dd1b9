import { supplyInvitationsContract } from '@ieum/contract';

const { input } = supplyInvitationsContract.listSupplyInvitations;

/** Reads the input from the address. An invalid address shows the first page instead of an error. */
export const invitationListInput = (search: URLSearchParams) =>
  input.strip().safeParse(Object.fromEntries(search)).data ?? input.parse({});

type Chosen = { page: number; state?: string | undefined; linkId?: string | undefined };

/** Leaves the defaults out of the address. */
export const invitationSearchOf = ({ page, state, linkId }: Chosen) => ({
  ...(page > 1 && { page: String(page) }),
  ...(state && { state }),
  ...(linkId && { linkId }),
});
