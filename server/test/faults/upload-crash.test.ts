import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbedded } from '../../src/kit/pglite/embedded.ts';
import { simplePdf } from '../fixtures/pdf/corpus.ts';
import { clientOf, type Started, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { score } from '../fixtures/process/scorecard.ts';
import { isGate, isLong } from '../suite.ts';

const SHORT = isGate ? 1 : 3;
const ROUNDS = isLong ? 30 : SHORT;
const WRITERS = 6;
/** Largest number of acknowledged sign-ups before the kill, drawn for each round. Others are under way then. */
const MOST_BEFORE_KILL = 12;

/** Signs several people up at the same time until the server is killed. Returns the acknowledged addresses. */
const signUpUntilItDies = async (product: Started, round: number, file: File) => {
  const { signUp } = clientOf(product.url);
  const target = 1 + Math.floor(Math.random() * MOST_BEFORE_KILL);
  const acknowledged: string[] = [];
  let isAlive = true;
  const write = async (writer: number) => {
    for (let no = 0; isAlive; no++) {
      const email = `p${round}-${writer}-${no}@test.kr`;
      const person = { name: '홍길동', email, password: 'correct horse battery', phone: '01012345678' };
      const answer = await signUp({ ...person, business_number: '1234567890', file }).catch(() => undefined);
      if (answer) acknowledged.push(email);
      if (isAlive && acknowledged.length >= target) {
        isAlive = false;
        await product.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return acknowledged;
};

/** Reads the rows and the folder after the server has started and stopped again. */
const lookInto = async (folder: string) => {
  const database = await openEmbedded({ folder, deadlineMs: 30_000 });
  const rows = await database.inTransaction(async (db) => ({
    keys: await db.selectFrom('document').select('storage_key as key').execute(),
    people: await db.selectFrom('account_user').select('email').execute(),
    cases: await db.selectFrom('company_case').select('id').execute(),
    consents: await db.selectFrom('account_consent').select('id').execute(),
  }));
  await database.close();
  const kept = readdirSync(join(folder, 'files/kept'), { recursive: true, encoding: 'utf8' });
  const files = kept.filter((name) => name.includes('/'));
  return {
    ...rows,
    keys: rows.keys.map(({ key }) => key),
    files,
    arriving: readdirSync(join(folder, 'files/arriving')),
  };
};

it(
  `S5.7 leaves neither a file without a row nor a row without a file when it is killed ${ROUNDS} times`,
  async () => {
    const file = new File([Uint8Array.from(await simplePdf())], '사업자등록증.pdf');
    await withFolder(async (folder) => {
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const product = await startProduct(folder, { LIMIT_FACTOR: '100000' });
        acknowledged.push(...(await signUpUntilItDies(product, round, file)));
      }
      await (await startProduct(folder)).kill('SIGTERM');
      const { keys, files, people, cases, consents, arriving } = await lookInto(folder);
      const emails = people.map(({ email }) => email);
      expect(files.toSorted()).toEqual(keys.toSorted());
      expect(arriving).toEqual([]);
      expect(emails).toEqual(expect.arrayContaining(acknowledged));
      expect([cases.length, consents.length, keys.length]).toEqual([emails.length, 2 * emails.length, emails.length]);
      expect(acknowledged.length).toBeGreaterThan(0);
      score(
        `F-1 sign-up: ${ROUNDS} rounds of kill -9 under ${WRITERS} who sign up with a file: ${acknowledged.length} acknowledged, ${files.length} files and rows stored, 0 lost, 0 half done`,
      );
    });
  },
  ROUNDS * 60_000,
);
