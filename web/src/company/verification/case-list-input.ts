import { verificationContract } from '@ieum/contract';

/** Parses the address. An invalid address shows the first page rather than an error. */
export const caseListInput = (search: URLSearchParams) => {
  const { input } = verificationContract.listCases;
  return input.strip().safeParse(Object.fromEntries(search)).data ?? input.parse({});
};
