import { dayAfter, TASKS_MAX, type Task, type TaskKind } from '@ieum/contract';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
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

/** An approval that ends within so many days wants another. */
const RENEWED_DAYS = 30;

/** What customers have asked for and nobody has handed in yet. */
export const requestTasks = async (db: Db, { companyId }: Member) =>
  tasksOf('request.answer', 'partner', await findOpenRequests(db, companyId, TASKS_MAX));

/** Own declarations that a reviewer has sent back. */
export const changeTasks = async (db: Db, { companyId }: Member) =>
  tasksOf('declaration.change', 'partner', await findSentBack(db, companyId, TASKS_MAX));

/** Own ones whose approval ends or has ended, and that nobody has begun to renew. */
export const renewTasks = async (db: Db, { companyId }: Member, now: Date) => {
  const until = dayAfter(todayInSeoul(now), RENEWED_DAYS);
  return tasksOf('declaration.renew', 'time', await findToRenew(db, companyId, until, TASKS_MAX));
};

/** Drafts that a colleague has asked this person, and nobody else, to look at. */
export const approvalTasks = async (db: Db, { companyId, id }: Member) =>
  tasksOf('declaration.approve', 'colleague', await findToApprove(db, companyId, id, TASKS_MAX));

/** What was handed in to a company, or to the operator, and is in nobody else's hands. */
export const reviewTasks = async (db: Db, reader: Reader) =>
  tasksOf('declaration.review', 'partner', await findToReview(db, companyOf(reader), reader.id, TASKS_MAX));

/** Corrective actions between two companies, to be done or looked at. */
export const sharedActionTasks = async (db: Db, { companyId, id: userId }: Member) =>
  (await findActionsOf(db, { companyId, userId, isShared: true }, TASKS_MAX)).map(actionTask);

/** Those that a company has set itself. */
export const ownActionTasks = async (db: Db, { companyId, id: userId }: Member) =>
  (await findActionsOf(db, { companyId, userId, isShared: false }, TASKS_MAX)).map(actionTask);

/** Those that an operator waits for. */
export const operatorActionTasks = async (db: Db) => (await findActionsToCheck(db, TASKS_MAX)).map(actionTask);

type Waiting = {
  id: string;
  company: string | null;
  subject: string;
  kind: string;
  dueOn: string | null;
  since: string;
  person?: string | null;
};

const tasksOf = (kind: TaskKind, waiter: Task['waiter'], rows: Waiting[]): Task[] =>
  rows.map(({ id, company, subject, kind: of, dueOn, since, person }) => ({
    ...{ kind, id, waiter, dueOn: dueOn ?? '', since },
    about: { company: company ?? '', subject, kind: of, ...(person && { person }) },
  }));

const actionTask = ({ id, title, company, dueOn, since, isToCheck, isShared }: WaitingAction): Task => {
  // What a company sets itself waits for its day; when it is done, for whoever of it looks.
  const inside = isToCheck ? 'colleague' : 'time';
  return {
    ...{ kind: isToCheck ? 'action.check' : 'action.do', id, waiter: isShared ? 'partner' : inside, dueOn, since },
    about: { company: isShared ? (company ?? '') : '', subject: title },
  };
};
