import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { accessAddress, auditAddress, monthInput } from './address.ts';
import { auditQueries } from './audit.queries.ts';

const searchIn = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

export const loadAuditLog = (args: LoaderFunctionArgs) =>
  queryClient.fetchQuery(auditQueries.log(auditAddress.read(searchIn(args))));

export const loadAccesses = (args: LoaderFunctionArgs) =>
  queryClient.fetchQuery(auditQueries.accesses(accessAddress.read(searchIn(args))));

export const loadAccessMonth = (args: LoaderFunctionArgs) =>
  queryClient.fetchQuery(auditQueries.month(monthInput(searchIn(args))));
