import { TASK_WAITERS, type Task } from '@ieum/contract';

/** Groups tasks by who waits for them. Within a group the server's order is kept. */
export const groupByWaiter = (tasks: Task[]) =>
  TASK_WAITERS.map((waiter) => ({ waiter, tasks: tasks.filter((task) => task.waiter === waiter) })).filter(
    (group) => group.tasks.length > 0,
  );

type Counts = Record<string, number>;
export const countAll = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
