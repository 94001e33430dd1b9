// @both-engines: a statement costs a message to the thread of one, and a round trip to the other
import { describe, expect, it } from 'vitest';
import { useDatabases, useFolders } from '../../../test/fixtures/database/databases.ts';
import { notingStatements } from '../../../test/fixtures/database/noted-statements.ts';
import { appOn } from '../../../test/fixtures/world/parallel-app.ts';
import type { Database, Db } from '../../kit/db/database.ts';

const newFolder = useFolders();
const databases = await useDatabases();
const events: string[] = [];

/** Notes each statement of a read, and each transaction. */
const watch = (database: Database): Database => {
  const plugin = notingStatements(() => events.push('statement'));
  return {
    ...database,
    inStatement: (run) => database.inStatement((db) => run(db.withPlugin(plugin) as Db)),
    inTransaction: (run) => {
      events.push('transaction');
      return database.inTransaction(run);
    },
  };
};

describe.each(databases)('listFactories, on %s', (_, database) => {
  const { app, person, tokenOf } = appOn(watch(database), newFolder());

  it('28.5 costs one statement for the session and one for the page, and no transaction', async () => {
    const headers = { authorization: `Bearer ${await tokenOf((await person()).email)}` };
    for (const url of ['/api/factories?size=50', '/api/factories?size=50&state=active&search=%EA%B3%B5%EC%9E%A5']) {
      events.length = 0;
      const { statusCode } = await app.inject({ url, headers });
      expect([statusCode, ...events]).toEqual([200, 'statement', 'statement']);
    }
  });
});
