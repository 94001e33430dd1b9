import { TASK_WAITERS, type Task } from '@ieum/contract';

/** By who waits, in that order; the order within is the server's. */
export const byWaiter = (tasks: Task[]) =>
  TASK_WAITERS.map((waiter) => ({ waiter, tasks: tasks.filter((task) => task.waiter === waiter) })).filter(
    (group) => group.tasks.length > 0,
  );

type Counts = Record<string, number>;
export const countAll = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
