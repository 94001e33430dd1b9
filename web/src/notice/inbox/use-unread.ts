import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { afterEachWrite } from '../../kit/api/query-client.ts';
import { hasSession } from '../../kit/session/storage.ts';
import { noticeQueries, refreshNotices } from '../notice.queries.ts';

const POLL_MS = 30_000;

/** A failed poll is not shown: the next one tries again. */
const POLLING = {
  refetchInterval: POLL_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
  retry: false,
  throwOnError: false,
} as const;

/**
 * Returns the number of unread notices. Reads it while the page is visible, when it becomes visible, and after each
 * write. A change reads all lists of notices again.
 */
export const useUnread = () => {
  const client = useQueryClient();
  const { data } = useQuery({ ...noticeQueries.unread(), ...POLLING });
  useEffect(
    () =>
      afterEachWrite(() => {
        if (hasSession()) client.invalidateQueries(noticeQueries.unread());
      }),
    [client],
  );

  const mark = data && `${data.newestId} ${data.unread}`;
  const known = useRef(mark);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== mark;
    known.current = mark;
    if (isNews) refreshNotices(client);
  }, [client, mark]);

  return data?.unread ?? 0;
};
