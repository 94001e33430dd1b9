// @both-engines: a statement costs a message to the thread of one, and a round trip to the other
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabases, useFolders } from '../../../test/fixtures/database/databases.ts';
import { notingStatements } from '../../../test/fixtures/database/noted-statements.ts';
import { appOn, PASSWORD } from '../../../test/fixtures/world/parallel-app.ts';
import { type Database, guarded, statementsOf, transactionsOf } from '../../kit/db/database.ts';
import { readsOnly } from '../../kit/db/read-only.ts';
import { hashPassword } from '../../kit/security/passwords.ts';

const newFolder = useFolders();
const databases = await useDatabases();
/** Reads and writes, and what happens around them, in their order. */
const events: string[] = [];

/** Notes each statement, and each transaction that is committed. */
const watch = (database: Database): Database => {
  const plugin = notingStatements(() => events.push('statement'));
  const kysely = database.kysely.withPlugin(plugin);
  const inTransaction = guarded(transactionsOf(kysely));
  return {
    ...database,
    inStatement: guarded(statementsOf(readsOnly(kysely))),
    inTransaction: async (run) => {
      const result = await inTransaction((db) => {
        events.push('begin');
        return run(db);
      });
      events.push('commit');
      return result;
    },
  };
};

describe.each(databases)('signIn, on %s', (_, database) => {
  const { platform, person, signIn } = appOn(watch(database), newFolder());
  const { passwords } = platform;
  const { inLine } = passwords;
  passwords.inLine = (run) =>
    inLine(({ hash, verify }) =>
      run({
        hash,
        verify: async (...args) => {
          events.push('hash');
          return verify(...args);
        },
      }),
    );
  const eventsOf = async (email: string, password?: string) => {
    events.length = 0;
    const { statusCode } = await signIn(email, password);
    return [statusCode, ...events];
  };

  beforeEach(() => {
    events.length = 0;
  });

  it('28.8 reads in one statement, hashes without a connection, and commits once', async () => {
    const { email } = await person();
    const writes = ['begin', 'statement', 'statement', 'statement', 'statement', 'commit'];
    const password_hash = await hashPassword(PASSWORD);
    await database.inTransaction((db) =>
      db.updateTable('account_user').set({ password_hash }).where('email', '=', email).execute(),
    );
    await signIn(email);
    expect(await eventsOf(email)).toEqual([200, 'statement', 'hash', ...writes]);
  });

  it('28.8 B2 does the same for each address that it refuses, whether somebody has it or not', async () => {
    const { email } = await person();
    const writes = ['begin', 'statement', 'statement', 'commit'];
    for (const typed of [email, `${crypto.randomUUID()}@test.kr`])
      expect(await eventsOf(typed, 'not the one')).toEqual([401, 'statement', 'hash', ...writes]);
  });
});
