import { productContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn, pageIn } from '../../kit/record/record-address.ts';
import { productAddress } from './address.ts';
import { productQueries } from './product.queries.ts';
import { productLinksQuery } from './product-links.queries.ts';

export const loadProductList = async ({ request }: LoaderFunctionArgs) => {
  const list = productAddress.read(new URL(request.url).searchParams);
  await queryClient.ensureQueryData(productQueries.list(list));
  return null;
};

/** Refuses users who may not add a product, before they fill in the form. */
export const loadProductAdd = async () => {
  const { can } = await queryClient.ensureQueryData(productQueries.list({ page: 1 }));
  if (!can.add) throw data(null, { status: 403 });
  return null;
};

const idOf = (args: LoaderFunctionArgs) => idIn(productContract.getProduct, args);

/** A product of another company, and an address that names none, are not found. */
export const loadProduct = async (args: LoaderFunctionArgs) => {
  await queryClient.ensureQueryData(productQueries.one(idOf(args)));
  return null;
};

/** Loads the rail too, so that nothing moves when it arrives. A rail that cannot be read says so in its place. */
export const loadProductDetails = async (args: LoaderFunctionArgs) => {
  const id = idOf(args);
  const { one, revisions } = productQueries;
  await Promise.all([
    queryClient.ensureQueryData(one(id)),
    queryClient.prefetchQuery(productLinksQuery(id, 'buyer')),
    queryClient.prefetchQuery(productLinksQuery(id, 'supplier')),
    queryClient.prefetchQuery(revisions({ id, page: 1 })),
  ]);
  return null;
};

export const loadProductHistory = async (args: LoaderFunctionArgs) => {
  const id = idOf(args);
  const page = pageIn(new URL(args.request.url).searchParams);
  const { one, revisions } = productQueries;
  await Promise.all([queryClient.ensureQueryData(one(id)), queryClient.ensureQueryData(revisions({ id, page }))]);
  return null;
};

/** Reads from the server, because the form must edit what is stored. */
export const loadProductEdit = async (args: LoaderFunctionArgs) => {
  const { can } = await queryClient.fetchQuery({ ...productQueries.one(idOf(args)), staleTime: 0 });
  if (!can.edit) throw data(null, { status: 403 });
  return null;
};
