import type { Question, Snapshot } from '@ieum/contract';
import type { Db } from '../../../kit/db/database.ts';
import type { DeclarationRow } from '../declaration.store.ts';
import { snapshotBefore } from './snapshot.ts';

/**
 * Returns the fields that may change: those that a comment asked for, and questions that appear only now. Null means
 * all fields.
 */
export const openFields = async (db: Db, row: DeclarationRow, questions: Question[]) =>
  row.reopened === null ? null : openFieldsAfter(row.reopened, await snapshotBefore(db, row), questions);

export const openFieldsAfter = (reopened: string[], before: Snapshot | undefined, questions: Question[]) => {
  const knownPaths = new Set(before?.values.map(({ path }) => path));
  const comingUp = questions.map(({ key }) => `answers.${key}`).filter((path) => !knownPaths.has(path));
  return [...reopened, ...comingUp];
};
