import { pageInput } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { z } from 'zod';

type OfRecord = { input: z.ZodType<{ id: string }> };

/** Reads the id of the record in the address. A malformed id is answered with 404, without a call. */
export const idIn = (read: OfRecord, { params }: Pick<LoaderFunctionArgs, 'params'>) => {
  const { data: input } = read.input.safeParse({ id: params.id });
  if (!input) throw data(null, { status: 404 });
  return input.id;
};

/** Reads the page of a history. An invalid address shows the first page rather than an error. */
export const pageIn = (search: URLSearchParams) => pageInput.page.safeParse(search.get('page') ?? 1).data ?? 1;
