import { data, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { queryClient } from '../../kit/api/query-client.ts';
import { importQueries } from './import.queries.ts';

/** Reads the page number. An invalid address shows the first page rather than an error. */
export const pageIn = (search: URLSearchParams) => z.coerce.number().int().min(1).catch(1).parse(search.get('page'));

export const loadImports = async ({ request }: LoaderFunctionArgs) => {
  await queryClient.ensureQueryData(importQueries.list(pageIn(new URL(request.url).searchParams)));
  return null;
};

export const loadImport = async ({ params }: LoaderFunctionArgs) => {
  const { data: id } = z.uuid().safeParse(params.id);
  if (!id) throw data(null, { status: 404 });
  await queryClient.ensureQueryData(importQueries.run(id));
  return null;
};
