import { companyContract } from '@ieum/contract';

export const companyPaths = {
  profile: () => '/company',
  members: () => '/company/members',
  verification: () => '/company/verification',
};

/** Where signing in happens: what was typed is kept, and asking would hold nobody. */
export const isSignIn = (pathname: string) => pathname.startsWith('/auth/');

/** A hand-edited address shows the first page rather than an error. */
export const memberListInput = (search: URLSearchParams) =>
  companyContract.listMembers.input.strip().safeParse(Object.fromEntries(search)).data ??
  companyContract.listMembers.input.parse({});
