import { START_STEPS, TASK_WAITERS, type Task, type TaskKind, type tasksContract } from '@ieum/contract';
import { mayEdit, mayManage } from '../company/company.policy.ts';
import { mayReachOutside } from '../company/members/outside-access.ts';
import { caseTasks, joinTasks, ownCaseTasks } from '../company/tasks.ts';
import { certificateTasks } from '../factory/certificates/tasks.ts';
import { flowTasks } from '../flow/ledger/tasks.ts';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import type { Actor, Handlers } from '../kit/http/context.ts';
import { mailTasks } from '../notice/mail/tasks.ts';
import {
  approvalTasks,
  changeTasks,
  operatorActionTasks,
  ownActionTasks,
  renewTasks,
  requestTasks,
  reviewTasks,
  sharedActionTasks,
} from '../review/tasks.ts';
import { disclosureTasks } from '../supply/disclosure/tasks.ts';
import { invitationTasks } from '../supply/invitations/tasks.ts';
import { linkTasks } from '../supply/links/tasks.ts';
import { findStart } from './start.store.ts';

/** Not every company has suppliers. A company that has invited none by then is no longer asked to. */
const NEW_MS = 90 * 24 * 60 * 60 * 1000;

type Member = Extract<Actor, { role: 'supplier' }>;
type Admin = Extract<Actor, { role: 'admin' }>;
/** Finds the tasks of one slice for a person, in one statement and at most `TASKS_MAX` of a kind. */
type Source<Who> = (db: Db, who: Who, now: Date) => Promise<Task[]>;

/** Sources by the right to act: a person who may not act on a task does not see it. */
const OF_ANYBODY: Source<Member>[] = [ownCaseTasks];
const OF_OWNERS: Source<Member>[] = [joinTasks];
const OF_WRITERS: Source<Member>[] = [certificateTasks, approvalTasks, renewTasks, ownActionTasks];
/** Sources that concern other companies. They are skipped until the own company may reach others. */
const OF_WRITERS_OUTSIDE: Source<Member>[] = [
  linkTasks,
  disclosureTasks,
  invitationTasks,
  flowTasks,
  requestTasks,
  changeTasks,
  reviewTasks,
  sharedActionTasks,
];
const OF_OPERATORS: Source<Admin>[] = [caseTasks, reviewTasks, operatorActionTasks, mailTasks];

export const tasksService: Handlers<typeof tasksContract> = {
  async listTasks({ db, actor, clock }, { kind, due, page, size }) {
    const today = todayInSeoul(clock());
    const tasks = actor.role === 'admin' ? await operatorTasks(db, actor, clock()) : await tasksOf(db, actor, clock());
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
};

export const isOverdue = ({ dueOn }: Pick<Task, 'dueOn'>, today: string) => dueOn !== '' && dueOn < today;

/** Finds all tasks of a member. `isOutside` spares a query if it is known whether they may reach other companies. */
export const tasksOf = async (db: Db, actor: Member, now: Date, isOutside?: boolean) => {
  const isWriter = mayEdit(actor.memberRole);
  const mayReach = isWriter && (isOutside ?? (await mayReachOutside(db, actor)));
  return gathered(
    [
      ...OF_ANYBODY,
      ...(mayManage(actor.memberRole) ? OF_OWNERS : []),
      ...(isWriter ? OF_WRITERS : []),
      ...(mayReach ? OF_WRITERS_OUTSIDE : []),
    ],
    (source) => source(db, actor, now),
  );
};

const operatorTasks = (db: Db, actor: Admin, now: Date) => gathered(OF_OPERATORS, (source) => source(db, actor, now));

const gathered = async <S>(sources: S[], ask: (source: S) => Promise<Task[]>) => {
  const found: Task[] = [];
  for (const source of sources) found.push(...(await ask(source)));
  return found.toSorted(byWaiting);
};

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
