import type { ControlledTransaction } from 'kysely';
import type { Db, InTransaction, Tables } from '../src/kit/db.ts';

/** Runs requests in savepoints of one connection: parallel ones must queue, as they do on PGlite itself. */
export const queueOn = (connection: () => ControlledTransaction<Tables>): InTransaction =>
  oneByOne((run) => inSavepoint(connection(), run));

const inSavepoint = async <T>(db: ControlledTransaction<Tables>, run: (db: Db) => Promise<T>) => {
  const request = await db.savepoint('request').execute();
  try {
    const value = await run(request);
    await request.releaseSavepoint('request').execute();
    return value;
  } catch (error) {
    await request.rollbackToSavepoint('request').execute();
    throw error;
  }
};

const oneByOne = (inTransaction: InTransaction): InTransaction => {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(() => inTransaction(run));
    last = next.catch(() => undefined);
    return next;
  };
};
