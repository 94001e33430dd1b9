import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../kit/queries.ts';
import { outboxInput } from './outbox.paths.ts';
import { outboxQueries } from './outbox.queries.ts';

/** On its way while the page is being drawn; the table says itself how it went. */
export const loadOutbox = ({ request }: LoaderFunctionArgs) => {
  queryClient.prefetchQuery(outboxQueries.list(outboxInput(new URL(request.url).searchParams)));
  return null;
};
