import { companyContract } from '@ieum/contract';

/** A hand-edited address shows the first page rather than an error. */
export const memberListInput = (search: URLSearchParams) =>
  companyContract.listMembers.input.strip().safeParse(Object.fromEntries(search)).data ??
  companyContract.listMembers.input.parse({});
