import { linksContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs, replace } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn } from '../../kit/record/record-address.ts';
import { linkAddress } from './address.ts';
import { linkQueries } from './link.queries.ts';

export const loadLinkList = async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const list = linkAddress.read(searchParams);
  const { total } = await queryClient.ensureQueryData(linkQueries.list(list));
  if (total > 0 || searchParams.has('side')) return null;
  // A company that only sells has nothing on the default side.
  const sold = { ...list, side: 'supplier' as const };
  const sales = await queryClient.ensureQueryData(linkQueries.list(sold));
  return sales.total > 0 ? replace(linkAddress.hrefOf(sold)) : null;
};

/** Refuses users who may not propose, before they fill in the form. */
export const loadLinkPropose = async () => {
  const { can } = await queryClient.ensureQueryData(linkQueries.list({ page: 1 }));
  if (!can.propose) throw data(null, { status: 403 });
  return null;
};

export const loadLink = async (args: LoaderFunctionArgs) => {
  const id = idIn(linksContract.getLink, args);
  await Promise.all([
    queryClient.ensureQueryData(linkQueries.one(id)),
    queryClient.ensureQueryData(linkQueries.events({ id, page: 1 })),
  ]);
  return null;
};
