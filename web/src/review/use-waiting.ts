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
  const renewals = useQuery(reviewQueries.declarations({ waiting: 'renewal', ...MANY }));
  const actions = useQuery(reviewQueries.actions({ side: 'ours', state: 'to_do', ...ONE }));
  const checks = useQuery(reviewQueries.actions({ state: 'to_check', ...ONE }));
  const reads = [received, sent, own, queue, renewals, actions, checks];
  const isFailed = reads.some(({ isError }) => isError);
  const retry = () => {
    for (const { refetch, isError } of reads) if (isError) void refetch();
  };
  const isRead = received.data && sent.data && own.data && queue.data;
  if (!isRead || !renewals.data || !actions.data || !checks.data || isFailed)
    return { parts: undefined, isFailed, retry };
  const requests = requestAddress.read(new URLSearchParams());
  const declarations = declarationsAddress.read(new URLSearchParams());
  const listed = actionAddress.read(new URLSearchParams());
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
      to: declarationsAddress.hrefOf({ ...declarations, waiting: 'mine' }),
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
      to: actionAddress.hrefOf({ ...listed, side: 'ours', state: 'to_do' }),
    },
    {
      name: 'checks',
      count: checks.data.total,
      dueOn: earliest(checks.data.rows),
      to: actionAddress.hrefOf({ ...listed, state: 'to_check' }),
    },
    {
      name: 'renewals',
      count: renewals.data.total,
      dueOn: earliest(renewals.data.rows.map(({ validTo }) => ({ dueOn: validTo ?? '' }))),
      to: declarationsAddress.hrefOf({ ...declarations, waiting: 'renewal' }),
    },
  ] as const;
  return { parts, isFailed, retry };
};
