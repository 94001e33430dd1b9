import { productContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { productAddress } from './address.ts';
import { productQueries } from './product.queries.ts';

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

/** Treats an invalid id as not found. */
const idOf = ({ params }: LoaderFunctionArgs) => {
  const { data: input } = productContract.getProduct.input.safeParse({ id: params.id });
  if (!input) throw data(null, { status: 404 });
  return input.id;
};

export const loadProduct = async (args: LoaderFunctionArgs) => {
  await queryClient.ensureQueryData(productQueries.one(idOf(args)));
  return null;
};

export const loadProductHistory = async (args: LoaderFunctionArgs) => {
  const page = pageIn(new URL(args.request.url).searchParams);
  await queryClient.ensureQueryData(productQueries.revisions({ id: idOf(args), page }));
  return null;
};

/** Reads from the server, because the form must edit what is stored. */
export const loadProductEdit = async (args: LoaderFunctionArgs) => {
  const { can } = await queryClient.fetchQuery({ ...productQueries.one(idOf(args)), staleTime: 0 });
  if (!can.edit) throw data(null, { status: 403 });
  return null;
};

/** Returns the first page for an invalid address, instead of an error. */
export const pageIn = (search: URLSearchParams) =>
  productContract.listProductRevisions.input.shape.page.safeParse(search.get('page') ?? 1).data ?? 1;
