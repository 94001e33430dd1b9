import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { invitationAddress } from './address.ts';
import { invitationQueries } from './invitations.queries.ts';

export const loadInvitations = ({ request }: LoaderFunctionArgs) => {
  queryClient.prefetchQuery(invitationQueries.list(invitationAddress.read(new URL(request.url).searchParams)));
  return null;
};
