import { ApiError } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../kit/api/query-client.ts';
import { companyQueries } from './company.queries.ts';
import { memberListInput } from './members/member-list-input.ts';

/** An operator is of no company, and waits for none: for them there is no such page. */
export const loadCompany = async () => {
  try {
    await queryClient.ensureQueryData(companyQueries.standing());
  } catch (error) {
    if (error instanceof ApiError && error.code === 'access.denied') throw data(null, { status: 404 });
    throw error;
  }
  return null;
};

/** Somebody who is in no company has no identity of one to see. */
export const loadIdentity = async () => {
  const { company } = await queryClient.ensureQueryData(companyQueries.standing());
  if (company) await queryClient.ensureQueryData(companyQueries.identity());
  return null;
};

/** Whoever is in no company is shown how they stand instead. */
export const loadMembers = async ({ request }: LoaderFunctionArgs) => {
  const { company } = await queryClient.ensureQueryData(companyQueries.standing());
  if (!company) return null;
  const wanted: Promise<unknown>[] = [
    queryClient.ensureQueryData(companyQueries.members(memberListInput(new URL(request.url).searchParams))),
  ];
  if (company.can.manage) {
    wanted.push(queryClient.ensureQueryData(companyQueries.requests({})));
    wanted.push(queryClient.ensureQueryData(companyQueries.invitations({ page: 1 })));
  }
  await Promise.all(wanted);
  return null;
};
