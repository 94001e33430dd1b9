import { groupedBusinessNumber, TASKS_MAX, type Task } from '@ieum/contract';
import type { Db } from '../kit/db.ts';
import { caseDueOn } from './case.due.ts';
import { abroadOf } from './company-number.ts';
import { findCasesFor, findJoiners, findSentBack } from './task.store.ts';

/** What an operator has sent back to this person, and to nobody else. */
export const correctionTasks = async (db: Db, { id: userId }: { id: string }): Promise<Task[]> => {
  const one = await findSentBack(db, userId);
  if (one?.state !== 'needs_correction') return [];
  // Whoever wants to join a company learns nothing of it but the number that they have typed.
  const company = one.kind === 'claim' ? called(one) : numberIn(one);
  return [{ kind: 'company.correct', id: one.id, about: { company }, waiter: 'partner', dueOn: '', since: one.since }];
};

/** People who wait to be let in; for owners. */
export const joinTasks = async (db: Db, { companyId }: { companyId: string }): Promise<Task[]> =>
  (await findJoiners(db, companyId, TASKS_MAX)).map(({ id, name, since }) => ({
    ...{ kind: 'company.join', id, about: { person: name }, waiter: 'colleague', dueOn: '', since },
  }));

/** For an operator: cases that nobody else has taken. */
export const caseTasks = async (db: Db, { id: adminId }: { id: string }): Promise<Task[]> =>
  (await findCasesFor(db, adminId, TASKS_MAX)).map(({ id, since, person, ...one }) => ({
    ...{ kind: 'case.decide', id, waiter: 'partner', dueOn: caseDueOn(since), since },
    about: { company: called(one), person, kind: one.kind },
  }));

type Numbered = { name: string; businessNumber: string };
const called = (one: Numbered) => one.name || numberIn(one);
const numberIn = ({ businessNumber }: Numbered) =>
  abroadOf(businessNumber)?.number ?? groupedBusinessNumber(businessNumber);
