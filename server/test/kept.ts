import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { sweepFiles } from '../src/document/document.keeping.ts';
import { createFileStore } from '../src/document/file-store.ts';
import type { InTransaction } from '../src/kit/db.ts';
import { openEmbedded } from '../src/kit/embedded.ts';
import { openPostgres } from '../src/kit/postgres.ts';
import { startProduct } from './product-process.ts';
import type { Operation, Tally, Writer } from './writers.ts';

const SEEDED_NAME = '김이음';

type Stored = Awaited<ReturnType<typeof lookInto>>;

/** What the rows and what the folder know, while no server runs on them. */
export const storedIn = async (folder: string, url?: string) => {
  const { inTransaction, close } = await openDatabase(folder, url);
  const stored = await lookInto(inTransaction, folder);
  await close();
  return stored;
};

/** As a start leaves it; on PostgreSQL, where others may be around, the nightly sweep does the rest. */
export const storedAfterStart = async (folder: string, url?: string) => {
  const product = await startProduct(folder, url ? { DATABASE_URL: url } : {});
  expect(await product.kill('SIGTERM')).toBe(0);
  const { inTransaction, close } = await openDatabase(folder, url);
  if (url) await sweepFiles(createFileStore(join(folder, 'files')), inTransaction, new Date());
  const stored = await lookInto(inTransaction, folder);
  await close();
  return stored;
};

/** PostgreSQL at an address, or what is embedded in the folder. */
export const openDatabase = (folder: string, url?: string) => {
  const limits = { deadlineMs: 30_000, onError: () => undefined };
  return url ? openPostgres({ url, ...limits }) : openEmbedded({ folder, ...limits });
};

const lookInto = async (inTransaction: InTransaction, folder: string) => {
  const rows = await inTransaction(async (db) => ({
    users: await db.selectFrom('account_user').select(['id', 'email', 'name', 'picture_id']).execute(),
    members: await db.selectFrom('company_member').select(['user_id', 'company_id']).execute(),
    factories: await db.selectFrom('factory').select(['id', 'name', 'company_id']).execute(),
    consents: await db.selectFrom('account_consent').select(['user_id', 'is_granted']).orderBy('seq').execute(),
    documents: await db.selectFrom('document').select(['id', 'storage_key', 'sha256', 'uploaded_by']).execute(),
    audit: await db.selectFrom('kit_audit').select(['operation', 'actor_id', 'record_id']).execute(),
  }));
  const kept = join(folder, 'files/kept');
  const keys = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'));
  return {
    ...rows,
    files: new Map(keys.map((key) => [key, hashOf(join(kept, key))])),
    arriving: readdirSync(join(folder, 'files/arriving')),
  };
};

/** No row without its file, no file without its row, and every file whole. */
export const expectWholeFiles = ({ documents, files, arriving }: Stored) => {
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(documents.map((one) => [one.storage_key, one.sha256])));
  expect(arriving).toEqual([]);
};

/** Everything that was acknowledged is there; what was not is there as a whole, with its audit line, or not at all. */
export const expectKept = (writers: Writer[], stored: Stored) => {
  for (const writer of writers) {
    const effects = effectsOf(writer, stored);
    const { registerFactory, setConsent, updateProfile, setPicture } = writer.tallies;
    expect(effects.factories).toEqual([...new Set(effects.factories)]);
    expect(effects.factories).toEqual(expect.arrayContaining(registerFactory.acknowledged));
    expect(registerFactory.sent).toEqual(expect.arrayContaining(effects.factories));
    expect(effects.recordsOf('registerFactory').toSorted()).toEqual(effects.factoryIds.toSorted());
    expect(effects.consents).toHaveLength(effects.auditOf('setConsent'));
    expect(possibleLast(updateProfile, SEEDED_NAME)).toContain(effects.name);
    expect(possibleLast(setConsent)).toContain(effects.consents.at(-1));
    expect(possibleLast(setPicture)).toContain(effects.picture);
    if (effects.pictureId) expect(effects.recordsOf('setPicture')).toContain(effects.pictureId);
    for (const [operation, { sent, acknowledged }] of talliesOf(writer)) {
      const lines = effects.auditOf(operation);
      expect([operation, lines >= acknowledged.length && lines <= sent.length]).toEqual([operation, true]);
    }
  }
};

/** Where each write was repeated under its key until it was acknowledged: not one too few and not one too many. */
export const expectOnce = (writers: Writer[], stored: Stored) => {
  expectKept(writers, stored);
  for (const writer of writers) {
    const { factories, consents, auditOf } = effectsOf(writer, stored);
    const { registerFactory, setConsent } = writer.tallies;
    expect(factories.toSorted()).toEqual(registerFactory.acknowledged.toSorted());
    expect(consents).toEqual(setConsent.acknowledged);
    for (const [operation, { acknowledged }] of talliesOf(writer))
      expect([operation, auditOf(operation)]).toEqual([operation, acknowledged.length]);
  }
};

const effectsOf = ({ no }: Writer, { users, members, factories, consents, documents, audit }: Stored) => {
  const user = users.find(({ email }) => email === `supplier${no}@test.kr`);
  const companyId = members.find(({ user_id }) => user_id === user?.id)?.company_id;
  const own = factories.filter(({ company_id }) => company_id === companyId);
  const lines = audit.filter(({ actor_id }) => actor_id === user?.id);
  return {
    name: user?.name,
    factories: own.map(({ name }) => name),
    factoryIds: own.map(({ id }) => id),
    consents: consents.filter(({ user_id }) => user_id === user?.id).map(({ is_granted }) => String(is_granted)),
    pictureId: user?.picture_id,
    picture: documents.find(({ id }) => id === user?.picture_id)?.sha256,
    recordsOf: (name: Operation) => lines.filter(({ operation }) => operation === name).map((line) => line.record_id),
    auditOf: (operation: Operation) => lines.filter((line) => line.operation === operation).length,
  };
};

/** The last that was acknowledged, or one that was sent after it; before the first, what the seed has put there. */
const possibleLast = ({ sent, last }: Tally, seeded?: string) => (last < 0 ? [seeded, ...sent] : sent.slice(last));

const talliesOf = ({ tallies }: Writer) => Object.entries(tallies) as [Operation, Tally][];

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
