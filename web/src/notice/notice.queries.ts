import { type Input, type Notice, ownNoticesContract } from '@ieum/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { showAhead, type Undo, undoAll } from '../kit/api/ahead.ts';
import { connect } from '../kit/api/client.ts';
import { query, refreshReads } from '../kit/api/reads.ts';
import { useOperation } from '../kit/api/use-change.ts';

const api = connect(ownNoticesContract);

type ListInput = Input<typeof ownNoticesContract.listNotices>;

export const noticeQueries = {
  list: (input: ListInput) => query(api.listNotices, input),
  unread: () => query(api.countUnread, {}),
  preferences: () => query(api.listNoticePreferences, {}, { staleTime: 0 }),
};

/** Shows the notices and their count as they will be, before the server has agreed. A refusal restores them. */
const useMarking = () => {
  const client = useQueryClient();
  const onError = (_error: Error, _input: unknown, undo: unknown) => (undo as Undo | undefined)?.();
  const show = (markOne: (notice: Notice) => Notice, count: (now: Unread) => number) =>
    undoAll(
      showAhead(client, api.listNotices, (list) => ({ ...list, rows: list.rows.map(markOne) })),
      showAhead(client, api.countUnread, (now) => ({ ...now, unread: Math.max(0, count(now)) })),
    );
  return { show, onError };
};
type Unread = Awaited<ReturnType<typeof api.countUnread>>;

export const useMarkNotice = () => {
  const { show, onError } = useMarking();
  return useOperation(api.markNotice, {
    onMutate: ({ id, isRead }) =>
      show(
        (notice) => (notice.id === id ? { ...notice, isRead } : notice),
        ({ unread }) => unread + (isRead ? -1 : 1),
      ),
    onError,
  });
};

export const useMarkAllRead = () => {
  const { show, onError } = useMarking();
  return useOperation(api.markAllRead, {
    onMutate: (input) => {
      const upTo = input?.upTo;
      return show(
        (notice) => ({ ...notice, isRead: true }),
        // Notices that are newer than what the user saw stay unread.
        ({ unread, newestId }) => (upTo === undefined || upTo === newestId ? 0 : unread),
      );
    },
    onError,
  });
};

export const useSetNoticePreference = () => useOperation(api.setNoticePreference);

/** Reads the lists again when a notice has arrived or was read elsewhere. */
export const refreshNotices = (client: QueryClient) => refreshReads(client, api.markNotice.changes);
