import { companyContract } from '@ieum/contract';

/** Parses the address. An invalid address shows the first page rather than an error. */
export const memberListInput = (search: URLSearchParams) =>
  companyContract.listMembers.input.strip().safeParse(Object.fromEntries(search)).data ??
  companyContract.listMembers.input.parse({});
