import { ApiError } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../kit/api/query-client.ts';
import { companyQueries } from './company.queries.ts';
import { memberAddress } from './members/member-address.ts';

/** Answers 404 to an operator, who has no company and cannot join one. */
export const loadCompany = async () => {
  try {
    await queryClient.ensureQueryData(companyQueries.membership());
  } catch (error) {
    if (error instanceof ApiError && error.code === 'access.denied') throw data(null, { status: 404 });
    throw error;
  }
  return null;
};

/** A person without a company has no identity to load. */
export const loadIdentity = async () => {
  const { company } = await queryClient.ensureQueryData(companyQueries.membership());
  if (company) await queryClient.ensureQueryData(companyQueries.identity());
  return null;
};

/** Loads nothing for a person without a company: the page shows their join request instead. */
export const loadMembers = async ({ request }: LoaderFunctionArgs) => {
  const { company } = await queryClient.ensureQueryData(companyQueries.membership());
  if (!company) return null;
  const wanted: Promise<unknown>[] = [
    queryClient.ensureQueryData(companyQueries.members(memberAddress.read(new URL(request.url).searchParams))),
  ];
  if (company.can.manage) {
    wanted.push(queryClient.ensureQueryData(companyQueries.requests({})));
    wanted.push(queryClient.ensureQueryData(companyQueries.invitations({ page: 1 })));
  }
  await Promise.all(wanted);
  return null;
};
