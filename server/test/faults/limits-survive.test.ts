// @left-to-all: The gate keeps `kill.test.ts`; failed tries are rows like others.
import { expect, it } from 'vitest';
import { createSoftLock } from '../../src/account/sign-in/soft-lock.ts';
import { lockDataFolder } from '../../src/kit/files/data-folder.ts';
import { openEmbedded } from '../../src/kit/pglite/embedded.ts';
import { createKeyedHash } from '../../src/kit/security/keyed-hash.ts';
import { tokenKeyIn } from '../../src/kit/security/token-key.ts';
import { SNAPSHOT } from '../fixtures/database/databases.ts';
import { clientOf, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { PASSWORD, seed } from '../fixtures/process/seed.ts';

const LOCKED = 'supplier0@test.kr';
const FREE = 'supplier1@test.kr';
const FAILED_BEFORE = 12;
const BEGAN_MS_AGO = 30 * 60 * 1000;

/**
 * Stores twelve wrong passwords within the last half hour. The next one locks the account for minutes, not for seconds.
 */
const failBefore = async (folder: string) => {
  const lock = lockDataFolder(folder);
  const database = await openEmbedded({ folder, snapshot: SNAPSHOT, deadlineMs: 30_000 });
  const { count } = createSoftLock(createKeyedHash(tokenKeyIn(folder), 'limits'), 1);
  let at = Date.now() - BEGAN_MS_AGO;
  for (let failure = 1; failure <= FAILED_BEFORE; failure++) {
    const { isBlocked } = await database.inTransaction((db) => count(db, LOCKED, new Date(at)));
    expect(isBlocked).toBe(false);
    at += 2 ** Math.max(1, failure - 3) * 1000;
  }
  await database.close();
  lock.release();
};

it('B8 keeps an account locked over kill -9 and a new start', () =>
  withFolder(async (folder) => {
    await seed(folder);
    await failBefore(folder);
    const refused = { status: 401, code: 'account.sign_in_failed' };
    const first = await startProduct(folder);
    await expect(clientOf(first.url).signIn({ email: LOCKED, password: 'not the one' })).rejects.toMatchObject(refused);
    await expect(clientOf(first.url).signIn({ email: LOCKED, password: PASSWORD })).rejects.toMatchObject(refused);
    await first.kill('SIGKILL');
    const second = await startProduct(folder);
    await expect(clientOf(second.url).signIn({ email: LOCKED, password: PASSWORD })).rejects.toMatchObject(refused);
    await expect(clientOf(second.url).signIn({ email: FREE, password: PASSWORD })).resolves.toMatchObject({
      email: FREE,
    });
    await second.kill('SIGTERM');
  }));
