import { join } from 'node:path';
import { insertSession, insertUser } from '../src/account/account.store.ts';
import { insertCompany } from '../src/company/company.store.ts';
import { lockDataFolder, prepareDataFolder } from '../src/kit/data-folder.ts';
import { openEmbedded } from '../src/kit/embedded.ts';
import { hashPassword } from '../src/kit/passwords.ts';
import { tokenKeyIn } from '../src/kit/token-key.ts';
import { createTokens } from '../src/kit/tokens.ts';

const ROOT = 'server';
export const ADMIN_PASSWORD = 'for tests only 1234';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Suppliers of different companies, so that tests which run at once do not meet. */
const SUPPLIERS = 12;

export type Tokens = { suppliers: string[]; supplier: string; admin: string };

/** Puts suppliers and one admin, each with a session, into a data folder before the product starts on it. */
export const seed = async (folder: string): Promise<Tokens> => {
  prepareDataFolder(folder);
  const lock = lockDataFolder(folder);
  const snapshot = join(ROOT, 'dist/snapshot.tar');
  const database = await openEmbedded({ folder, snapshot, deadlineMs: 30_000 });
  const tokens = createTokens(tokenKeyIn(folder));
  const password_hash = await hashPassword(ADMIN_PASSWORD);
  const endsAt = new Date(Date.now() + DAY_MS);
  const made = await database.inTransaction(async (db) => {
    const sessionOf = async (person: Parameters<typeof insertUser>[1]) => {
      const user = await insertUser(db, person);
      if (!user) throw new Error(`${person.email} is there already`);
      return tokens.sign((await insertSession(db, user.id, endsAt)).id);
    };
    const suppliers: string[] = [];
    for (let no = 0; no < SUPPLIERS; no++) {
      const { id } = await insertCompany(db, String(1_234_567_890 + no));
      const email = `supplier${no}@test.kr`;
      suppliers.push(await sessionOf({ email, name: '김이음', role: 'supplier', company_id: id, password_hash: '-' }));
    }
    const operator = {
      email: 'admin@test.kr',
      name: '박운영',
      role: 'admin',
      company_id: null,
      password_hash,
    } as const;
    return { suppliers, supplier: suppliers[0] ?? '', admin: await sessionOf(operator) };
  });
  await database.close();
  lock.release();
  return made;
};
