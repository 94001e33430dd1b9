import { LIVE_READS } from '@ieum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { inBackground } from '../../kit/api/background.ts';
import { afterEachWrite } from '../../kit/api/query-client.ts';
import { refreshReads } from '../../kit/api/reads.ts';
import { hasSession } from '../../kit/session/storage.ts';
import { useLive } from '../live/use-live.ts';
import { noticeQueries, refreshNotices } from '../notice.queries.ts';

const POLL_MS = 30_000;
/** While the server tells of changes: in case one got lost on its way. */
const SAFETY_MS = 300_000;

/** A failed poll is not shown: the next one tries again. */
const POLLING = {
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
  retry: false,
  throwOnError: false,
} as const;

/**
 * Returns the number of unread notices. Reads it when the server tells of a change, when the page becomes visible, and
 * after each write; at intervals where the server cannot tell. A change reads all lists of notices and tasks again.
 */
export const useUnread = () => {
  const client = useQueryClient();
  const isLive = useLive();
  const refetchInterval = isLive ? SAFETY_MS : POLL_MS;
  const { data } = useQuery({ ...noticeQueries.unread(), ...POLLING, refetchInterval });
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
    if (!isNews) return;
    void inBackground(() => refreshNotices(client));
    // Live, the server tells of tasks as well.
    if (!isLive) void inBackground(() => refreshReads(client, LIVE_READS.tasks));
  }, [client, mark, isLive]);

  return data?.unread ?? 0;
};
