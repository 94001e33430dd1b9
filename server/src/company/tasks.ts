import {
  localNumber,
  NAME_FIELDS,
  namedAs,
  namedOnly,
  readCompanyNumber,
  type ScriptNames,
  TASKS_MAX,
  type Task,
} from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import { findCasesFor, findJoiners, findLastSubmitted } from './task.store.ts';
import { isTakeable } from './verification/case.policy.ts';
import { caseDueOn } from './verification/due-date.ts';

/** Lists what only this person can do for their verification: confirm the certificate, correct a returned case. */
export const ownCaseTasks = async (db: Db, { id: userId }: { id: string }): Promise<Task[]> => {
  const row = await findLastSubmitted(db, userId);
  const kind = row && kindOf(row);
  if (!kind) return [];
  // A person who wants to join a company learns nothing about it but the number that they have typed.
  const names = row.kind === 'claim' ? called(row) : namedOnly(numberIn(row));
  return [{ kind, id: row.id, about: namedAs('company', names), waiter: 'partner', dueOn: '', since: row.since }];
};

type Submitted = NonNullable<Awaited<ReturnType<typeof findLastSubmitted>>>;

const kindOf = (row: Submitted) => {
  if (row.state === 'needs_correction') return 'company.correct';
  return row.kind === 'claim' && isTakeable(row) && !row.isConfirmed ? 'company.confirm' : undefined;
};

/** Lists people who wait for admission; for owners. */
export const joinTasks = async (db: Db, { companyId }: { companyId: string }): Promise<Task[]> =>
  (await findJoiners(db, companyId, TASKS_MAX)).map(({ id, name, since }) => ({
    kind: 'company.join',
    id,
    about: { person: name },
    waiter: 'colleague',
    dueOn: '',
    since,
  }));

/** Lists the cases that no other operator has taken; for an operator. */
export const caseTasks = async (db: Db, { id: adminId }: { id: string }): Promise<Task[]> =>
  (await findCasesFor(db, adminId, TASKS_MAX)).map(({ id, since, person, ...row }) => ({
    kind: 'case.decide',
    id,
    waiter: 'partner',
    dueOn: caseDueOn(since),
    since,
    about: { ...namedAs('company', called(row)), person, kind: row.kind },
  }));

type Numbered = { names: ScriptNames; businessNumber: string };
const called = (row: Numbered) =>
  NAME_FIELDS.some((field) => row.names[field] !== '') ? row.names : namedOnly(numberIn(row));
const numberIn = ({ businessNumber }: Pick<Numbered, 'businessNumber'>) =>
  localNumber(readCompanyNumber(businessNumber));
