import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { noticeQueries } from '../notice.queries.ts';
import { noticeAddress } from './address.ts';

export const loadNoticeList = ({ request }: LoaderFunctionArgs) =>
  Promise.all([
    queryClient.ensureQueryData(noticeQueries.list(noticeAddress.read(new URL(request.url).searchParams))),
    queryClient.ensureQueryData(noticeQueries.preferences()),
  ]);

export const loadNoticeSettings = () => queryClient.ensureQueryData(noticeQueries.preferences());
