import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { actionAddress } from './actions/address.ts';
import { declarationsAddress } from './answering/list/address.ts';
import { requestAddress } from './requests/address.ts';
import { reviewQueries } from './review.queries.ts';

/** Returns the first due day, or '' if there is none. */
const earliest = (rows: readonly { dueOn: string }[] = []) =>
  rows
    .map(({ dueOn }) => dueOn)
    .filter(Boolean)
    .toSorted()[0] ?? '';
const ONE = { size: 1 } as const;
/** The list cannot be sorted by due day, so the largest page is read. */
const MANY = { size: 100 } as const;

/** Counts the open items of each part, with the next due day. */
export const useWaiting = () => {
  const received = useQuery(reviewQueries.requests({ side: 'received', state: 'open', ...ONE }));
  const sent = useQuery(reviewQueries.requests({ side: 'asked', state: 'open', ...ONE }));
  const own = useQuery(reviewQueries.declarations({ waiting: 'mine', ...MANY }));
  const queue = useQuery(reviewQueries.queue({ show: 'waiting', sort: 'dueOn', ...ONE }));
  const actions = useQuery(reviewQueries.actions({ side: 'ours', state: 'to_do', ...ONE }));
  const reads = [received, sent, own, queue, actions];
  const isFailed = reads.some(({ isError }) => isError);
  const retry = () => {
    for (const { refetch, isError } of reads) if (isError) void refetch();
  };
  const isThere = received.data && sent.data && own.data && queue.data && actions.data;
  if (!isThere || isFailed) return { parts: undefined, isFailed, retry };
  const requests = requestAddress.read(new URLSearchParams());
  const parts = [
    {
      name: 'received',
      count: received.data.total,
      dueOn: earliest(received.data.rows),
      to: requestAddress.hrefOf({ ...requests, state: 'open' }),
    },
    {
      name: 'own',
      count: own.data.total,
      dueOn: earliest(own.data.rows),
      to: declarationsAddress.hrefOf({ ...declarationsAddress.read(new URLSearchParams()), waiting: 'mine' }),
    },
    { name: 'queue', count: queue.data.total, dueOn: earliest(queue.data.rows), to: reviewPaths.queue() },
    {
      name: 'asked',
      count: sent.data.total,
      dueOn: earliest(sent.data.rows),
      to: requestAddress.hrefOf({ ...requests, side: 'asked', state: 'open' }),
    },
    {
      name: 'actions',
      count: actions.data.total,
      dueOn: earliest(actions.data.rows),
      to: actionAddress.hrefOf({ ...actionAddress.read(new URLSearchParams()), side: 'ours', state: 'to_do' }),
    },
  ] as const;
  return { parts, isFailed, retry };
};
