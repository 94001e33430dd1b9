import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { invitationQueries } from './invitations.queries.ts';
import { invitationListInput } from './list-input.ts';

export const loadInvitations = ({ request }: LoaderFunctionArgs) => {
  queryClient.prefetchQuery(invitationQueries.list(invitationListInput(new URL(request.url).searchParams)));
  return null;
};
