import { type Input, ownNoticesContract } from '@ieum/contract';
import type { QueryClient } from '@tanstack/react-query';
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

export const useMarkNotice = () => useOperation(api.markNotice);

export const useMarkAllRead = () => useOperation(api.markAllRead);

export const useSetNoticePreference = () => useOperation(api.setNoticePreference);

/** Reads the lists again when a notice has arrived or was read elsewhere. */
export const refreshNotices = (client: QueryClient) => refreshReads(client, api.markNotice.changes);
