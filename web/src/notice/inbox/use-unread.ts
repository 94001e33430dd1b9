import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { afterEachWrite } from '../../kit/api/query-client.ts';
import { hasSession } from '../../kit/session/storage.ts';
import { noticeQueries } from '../notice.queries.ts';

const POLL_MS = 30_000;

/** Nobody waits for it: a failure is not shown, and the next round asks again. */
const POLLING = {
  refetchInterval: POLL_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
  retry: false,
  throwOnError: false,
} as const;

/**
 * How many notices are unread: asked while the page is visible, at once when it becomes visible, and after each write.
 * Whatever shows notices is read again when there is a change.
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
    if (isNews) client.invalidateQueries({ queryKey: noticeQueries.lists });
  }, [client, mark]);

  return data?.unread ?? 0;
};
