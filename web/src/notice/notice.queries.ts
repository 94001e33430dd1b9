import { type Input, ownNoticesContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { useChange } from '../kit/api/use-change.ts';

const api = connect(ownNoticesContract);

type ListInput = Input<typeof ownNoticesContract.listNotices>;

const ALL = ['notice'] as const;
const LISTS = [...ALL, 'list'] as const;

export const noticeQueries = {
  /** Key of everything that changes with a new notice or one read elsewhere. */
  lists: LISTS,
  list: (input: ListInput) => queryOptions({ queryKey: [...LISTS, input], queryFn: () => api.listNotices(input) }),
  unread: () => queryOptions({ queryKey: [...ALL, 'unread'], queryFn: () => api.countUnread() }),
  preferences: () =>
    queryOptions({ queryKey: [...ALL, 'preferences'], queryFn: () => api.listNoticePreferences(), staleTime: 0 }),
};

export const useMarkNotice = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<typeof ownNoticesContract.markNotice>) => api.markNotice(input),
    onSuccess: () => client.invalidateQueries({ queryKey: LISTS }),
  });
};

export const useMarkAllRead = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<typeof ownNoticesContract.markAllRead>) => api.markAllRead(input),
    onSuccess: () => client.invalidateQueries({ queryKey: LISTS }),
  });
};

export const useSetNoticePreference = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<typeof ownNoticesContract.setNoticePreference>) => api.setNoticePreference(input),
    onSuccess: () => client.invalidateQueries(noticeQueries.preferences()),
  });
};
