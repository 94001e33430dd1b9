import type { TaskKind } from '@ieum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOptionalProfile, useUser } from '../../account/account.queries.ts';
import { dashboardQueries } from '../../dashboard/dashboard.queries.ts';
import { homeAddress } from '../../dashboard/home/address.ts';
import { countAll } from '../../dashboard/home/task-groups.ts';
import { afterEachWrite } from '../../kit/api/query-client.ts';
import { hasSession } from '../../kit/session/storage.ts';

/** The same read as the home page's, so that the two share one answer. */
const tasks = () => dashboardQueries.tasks(homeAddress.read(new URLSearchParams()));

/** A form that saves while somebody types must not read the tasks at every letter. */
const PAUSE_MS = 1_000;

/**
 * Counts what waits for the user, per kind and together. It is read once, and again after writes. A failure is not
 * shown: the numbers are missing then.
 */
export const useTaskCounts = () => {
  const client = useQueryClient();
  const isOperator = useUser().role === 'admin';
  const isMember = useOptionalProfile()?.company?.membership === 'active';
  const isAsked = isOperator || isMember;
  const { data } = useQuery({ ...tasks(), enabled: isAsked, retry: false });
  useEffect(() => {
    if (!isAsked) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (hasSession()) void client.invalidateQueries({ queryKey: tasks().queryKey });
    };
    const stop = afterEachWrite(() => {
      clearTimeout(pause);
      pause = setTimeout(read, PAUSE_MS);
    });
    return () => {
      clearTimeout(pause);
      stop();
    };
  }, [client, isAsked]);
  const counts: Record<string, number> = (isAsked && data?.counts) || {};
  const of = (kinds: readonly TaskKind[]) => kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  return { all: countAll(counts), of };
};
export type TaskCounts = ReturnType<typeof useTaskCounts>;
