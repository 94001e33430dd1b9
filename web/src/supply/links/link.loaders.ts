import { linksContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/queries.ts';
import { linkAddress } from './link.address.ts';
import { linkQueries } from './link.queries.ts';

export const loadLinkList = async ({ request }: LoaderFunctionArgs) => {
  const list = linkAddress.read(new URL(request.url).searchParams);
  await queryClient.ensureQueryData(linkQueries.list(list));
  return null;
};

/** Who may not propose learns it here, not after filling in the form. */
export const loadLinkPropose = async () => {
  const { can } = await queryClient.ensureQueryData(linkQueries.list({ page: 1 }));
  if (!can.propose) throw data(null, { status: 403 });
  return null;
};

export const loadLink = async ({ params }: LoaderFunctionArgs) => {
  const { data: input } = linksContract.getLink.input.safeParse({ id: params.id });
  if (!input) throw data(null, { status: 404 });
  await Promise.all([
    queryClient.ensureQueryData(linkQueries.one(input.id)),
    queryClient.ensureQueryData(linkQueries.events({ id: input.id, page: 1 })),
  ]);
  return null;
};
