import { dayAfter, NO_NAMES, namedAs, type ScriptNames, TASKS_MAX, type Task, type TaskKind } from '@ieum/contract';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import { RENEWED_DAYS } from './record/schedule.ts';
import { companyOf, type Member, type Reader } from './record/side.policy.ts';
import {
  findActionsOf,
  findActionsToCheck,
  findOpenRequests,
  findSentBack,
  findToApprove,
  findToRenew,
  findToReview,
  type WaitingAction,
} from './task.store.ts';

/** Finds requests of customers that are not answered yet. */
export const requestTasks = async (db: Db, { companyId }: Member) =>
  tasksOf('request.answer', 'partner', await findOpenRequests(db, companyId, TASKS_MAX));

/** Finds own declarations that a reviewer has sent back. */
export const changeTasks = async (db: Db, { companyId }: Member) =>
  tasksOf('declaration.change', 'partner', await findSentBack(db, companyId, TASKS_MAX));

/** Finds own declarations whose approval ends or has ended, if nobody has begun to renew them. */
export const renewTasks = async (db: Db, { companyId }: Member, now: Date) => {
  const until = dayAfter(todayInSeoul(now), RENEWED_DAYS);
  return tasksOf('declaration.renew', 'time', await findToRenew(db, companyId, until, TASKS_MAX));
};

/** Finds drafts that a colleague has asked this person to approve. */
export const approvalTasks = async (db: Db, { companyId, id }: Member) =>
  tasksOf('declaration.approve', 'colleague', await findToApprove(db, companyId, id, TASKS_MAX));

/** Finds declarations submitted to a company or to the operator that no other person has taken. */
export const reviewTasks = async (db: Db, reader: Reader) =>
  tasksOf('declaration.review', 'partner', await findToReview(db, companyOf(reader), reader.id, TASKS_MAX));

/** Finds corrective actions between two companies, to do or to check. */
export const sharedActionTasks = async (db: Db, { companyId, id: userId }: Member) =>
  (await findActionsOf(db, { companyId, userId, isShared: true }, TASKS_MAX)).map(actionTask);

/** Finds corrective actions that a company has set itself. */
export const ownActionTasks = async (db: Db, { companyId, id: userId }: Member) =>
  (await findActionsOf(db, { companyId, userId, isShared: false }, TASKS_MAX)).map(actionTask);

/** Finds corrective actions that wait for an operator. */
export const operatorActionTasks = async (db: Db) => (await findActionsToCheck(db, TASKS_MAX)).map(actionTask);

type Waiting = {
  id: string;
  company: ScriptNames | null;
  subject: string;
  kind: string;
  dueOn: string | null;
  since: string;
  person?: string | null;
};

const tasksOf = (kind: TaskKind, waiter: Task['waiter'], rows: Waiting[]): Task[] =>
  rows.map(({ id, company, subject, kind: of, dueOn, since, person }) => ({
    kind,
    id,
    waiter,
    dueOn: dueOn ?? '',
    since,
    about: { ...namedAs('company', company ?? NO_NAMES), subject, kind: of, ...(person && { person }) },
  }));

const actionTask = ({ id, title, company, dueOn, since, isToCheck, isShared }: WaitingAction): Task => {
  // A task that a company set itself waits for its due date, and once submitted for the colleague who checks it.
  const inside = isToCheck ? 'colleague' : 'time';
  return {
    kind: isToCheck ? 'action.check' : 'action.do',
    id,
    waiter: isShared ? 'partner' : inside,
    dueOn,
    since,
    about: { ...namedAs('company', (isShared && company) || NO_NAMES), subject: title },
  };
};
