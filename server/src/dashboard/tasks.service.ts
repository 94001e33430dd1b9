import { START_STEPS, TASK_WAITERS, type Task, type TaskKind, type tasksContract } from '@ieum/contract';
import { mayEdit, mayManage } from '../company/company.policy.ts';
import { mayReachOutside } from '../company/members/outside-access.ts';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import { gatheredReads } from '../kit/db/gathered-reads.ts';
import type { Actor, Handlers } from '../kit/http/context.ts';
import type { TaskSources } from '../kit/slice.ts';
import { findStart } from './start.store.ts';

/** Not every company has suppliers. A company that has invited none by then is no longer asked to. */
const NEW_MS = 90 * 24 * 60 * 60 * 1000;

type Member = Extract<Actor, { role: 'supplier' }>;
/** Where the tasks of each kind come from; the slices declare it. */
export type TaskTable = Record<TaskKind, TaskSources>;

export const createTasksService = (table: TaskTable): Handlers<typeof tasksContract> => ({
  async listTasks({ db, actor, clock }, { kind, due, page, size }) {
    const today = todayInSeoul(clock());
    const tasks =
      actor.role === 'admin'
        ? await operatorTasks(db, table, actor, clock())
        : await tasksOf(db, table, { actor, now: clock() });
    const wanted = tasks.filter((task) => (kind ?? task.kind) === task.kind && (due === '' || isOverdue(task, today)));
    const counts: Record<string, number> = {};
    for (const task of tasks) counts[task.kind] = (counts[task.kind] ?? 0) + 1;
    return { rows: wanted.slice((page - 1) * size, page * size), total: wanted.length, counts };
  },

  async getStart({ db, actor, clock }) {
    const newSince = new Date(clock().getTime() - NEW_MS);
    const { isBeingVerified, isNew, ...done } = await findStart(db, actor.companyId, newSince);
    const steps = START_STEPS.map((step) => ({
      step,
      isDone: done[step],
      isWaiting: step === 'verify' && isBeingVerified,
    }));
    const left = steps.filter(({ isDone }) => !isDone);
    return { steps, isOver: left.every(({ step }) => step === 'invitation' && !isNew) };
  },
});

export const isOverdue = ({ dueOn }: Pick<Task, 'dueOn'>, today: string) => dueOn !== '' && dueOn < today;

type Asking = { actor: Member; now: Date /** Spares a query if it is known. */; isOutside?: boolean };

/** Finds all tasks of a member, in two statements. */
export const tasksOf = async (whole: Db, table: TaskTable, { actor, now, isOutside }: Asking) => {
  const db = gatheredReads(whole);
  const isWriter = mayEdit(actor.memberRole);
  const mayReach = isWriter && (isOutside ?? (await mayReachOutside(db, actor)));
  const sources = [
    ...sourcesFor(table, 'members'),
    ...(mayManage(actor.memberRole) ? sourcesFor(table, 'owners') : []),
    ...(isWriter ? sourcesFor(table, 'writers') : []),
    ...(mayReach ? sourcesFor(table, 'writersOutside') : []),
  ];
  return joined(await Promise.all(sources.map((source) => source(db, actor, now))));
};

const operatorTasks = async (whole: Db, table: TaskTable, actor: Extract<Actor, { role: 'admin' }>, now: Date) => {
  const db = gatheredReads(whole);
  return joined(await Promise.all(sourcesFor(table, 'operators').map((source) => source(db, actor, now))));
};

/** Returns each source once, even if it finds several kinds. */
const sourcesFor = <Who extends keyof TaskSources>(table: TaskTable, who: Who) =>
  [...new Set(Object.values(table).map((sources) => sources[who]))].filter((source) => source !== undefined);

const joined = (found: Task[][]) => found.flat().toSorted(byWaiting);

/** Sorted first, because everything else waits for the company to be verified. */
const FIRST: TaskKind[] = ['company.confirm', 'company.correct'];
const isFirst = ({ kind }: Task) => FIRST.includes(kind);

/**
 * Sorts by the waiter in the order of `TASK_WAITERS`, then by due date with undated tasks last, then by the longest
 * wait.
 */
const byWaiting = (a: Task, b: Task) =>
  Number(isFirst(b)) - Number(isFirst(a)) ||
  TASK_WAITERS.indexOf(a.waiter) - TASK_WAITERS.indexOf(b.waiter) ||
  compared(a.dueOn || NO_DAY, b.dueOn || NO_DAY) ||
  Date.parse(a.since) - Date.parse(b.since) ||
  compared(a.id, b.id);

const NO_DAY = '9999-12-31';
const compared = (a: string, b: string) => Number(a > b) - Number(a < b);
