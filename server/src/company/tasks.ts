import { groupedBusinessNumber, TASKS_MAX, type Task } from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import { abroadOf } from './registration-number.ts';
import { findCasesFor, findHandedIn, findJoiners } from './task.store.ts';
import { isTakeable } from './verification/case.policy.ts';
import { caseDueOn } from './verification/due-date.ts';

/** What this person alone can do for their own verification: confirm what the certificate says, correct what was sent back. */
export const ownCaseTasks = async (db: Db, { id: userId }: { id: string }): Promise<Task[]> => {
  const one = await findHandedIn(db, userId);
  const kind = one && kindOf(one);
  if (!kind) return [];
  // Whoever wants to join a company learns nothing of it but the number that they have typed.
  const company = one.kind === 'claim' ? called(one) : numberIn(one);
  return [{ kind, id: one.id, about: { company }, waiter: 'partner', dueOn: '', since: one.since }];
};

type HandedIn = NonNullable<Awaited<ReturnType<typeof findHandedIn>>>;

const kindOf = (one: HandedIn) => {
  if (one.state === 'needs_correction') return 'company.correct';
  return one.kind === 'claim' && isTakeable(one) && !one.isConfirmed ? 'company.confirm' : undefined;
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
