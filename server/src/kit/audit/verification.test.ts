import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFolders } from '../../../test/fixtures/database/databases.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { hashOfLine, NO_HASH, type SealedLine } from './chain.ts';
import { HEAD_FILE, type Head, readHead, writeHead } from './head.ts';
import { createSealer } from './sealer.ts';
import { isWhole, verifyWithin } from './verification.ts';

const world = useWorld();
const newFolder = useFolders();
let folder = '';
let errors: string[] = [];

const run = (text: string) => sql.raw(text).execute(world.db());
const inTest = <T>(work: (db: ReturnType<typeof world.db>) => Promise<T>) => work(world.db());
const sealer = () =>
  createSealer({
    database: { inTransaction: inTest, inStatement: inTest },
    folder,
    clock: world.clock,
    onError: (error) => errors.push(String(error)),
  });

/** Writes and seals this many lines. Returns their ids in the order of the chain. */
const sealed = async (count: number) => {
  const ours = await world.supplier();
  for (let no = 0; no < count; no++) await ours.registerFactory({ name: `공장 ${no}`, country: 'KR' });
  await sealer().stop();
  return (await world.db().selectFrom('kit_audit_seal').select('audit_id').orderBy('seq').execute()).map(
    ({ audit_id }) => audit_id,
  );
};
const verdict = () => verifyWithin(world.db(), readHead(folder));

/** Changes the tables as a person with every right on the database could. */
const tamper = async (...texts: string[]) => {
  for (const table of ['kit_audit', 'kit_audit_seal']) await run(`alter table ${table} disable trigger user`);
  for (const text of texts) await run(text);
};

beforeEach(() => {
  folder = newFolder();
  errors = [];
});

describe('the audit log', () => {
  it.each([
    ['kit_audit', `update kit_audit set operation = 'nothing'`],
    ['kit_audit', 'delete from kit_audit'],
    ['kit_audit', 'truncate kit_audit'],
    ['kit_audit_seal', `update kit_audit_seal set hash = repeat('0', 64)`],
    ['kit_audit_seal', 'delete from kit_audit_seal'],
    ['kit_audit_seal', 'truncate kit_audit_seal'],
  ])('G4 lets nobody change or empty %s: %s', async (_, text) => {
    await sealed(1);
    await expect(run(text)).rejects.toMatchObject({ code: '42501' });
  });

  it('G4 seals each line with the hash of the one before', async () => {
    await sealed(3);
    const { rows } = await sql<SealedLine & { hash: string }>`
      select s.hash, a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.operation,
        a.actor_id as "actorId", a.company_id as "companyId", a.record_id as "recordId", a.request_id as "requestId",
        a.address, a.note
      from kit_audit_seal s join kit_audit a on a.id = s.audit_id order by s.seq`.execute(world.db());
    let before = NO_HASH;
    for (const { hash, ...line } of rows) {
      expect(hash).toBe(hashOfLine(before, line));
      before = hash;
    }
    expect(rows).toHaveLength(3);
    expect(await verdict()).toMatchObject({ sealed: 3, last: { seq: 3, hash: before }, head: 'whole' });
    expect(readHead(folder)).toMatchObject({ seq: 3, hash: before });
  });

  it('names what waits for its seal, and finds no fault in it', async () => {
    await sealed(2);
    await (await world.supplier()).registerFactory({ name: '새 공장', country: 'KR' });
    const found = await verdict();
    expect(found.unsealed).toMatchObject([{ operation: 'registerFactory', isWaiting: true }]);
    expect(isWhole(found)).toBe(true);
  });
});

describe('whoever may do everything to the database', () => {
  it.each(['operation', 'actor_id', 'company_id', 'record_id', 'request_id', 'address', 'note', 'at'])(
    'G4 does not change %s unnoticed: exactly this line is named',
    async (column) => {
      const [, second = ''] = await sealed(4);
      const values: Record<string, string> = {
        actor_id: 'gen_random_uuid()',
        company_id: 'null',
        at: `at - interval '1 microsecond'`,
      };
      await tamper(`update kit_audit set ${column} = ${values[column] ?? `'other'`} where id = '${second}'`);
      const found = await verdict();
      expect(found.changed).toMatchObject([{ id: second, seq: 2 }]);
      expect(found).toMatchObject({ missing: [], inserted: [], gaps: [], unsealed: [], head: 'whole' });
      expect(isWhole(found)).toBe(false);
    },
  );

  it('G4 does not delete a line unnoticed', async () => {
    const [, second = ''] = await sealed(4);
    await tamper(`delete from kit_audit where id = '${second}'`);
    expect(await verdict()).toMatchObject({ missing: [{ id: second, seq: 2 }], changed: [], inserted: [], gaps: [] });
  });

  it('G4 does not insert a line unnoticed', async () => {
    await sealed(2);
    const id = crypto.randomUUID();
    await tamper(
      `insert into kit_audit (id, at, operation, request_id, address) values ('${id}', now(), 'signIn', 'r', '::1')`,
    );
    const found = await verdict();
    expect(found).toMatchObject({ inserted: [{ id }], unsealed: [], changed: [], missing: [] });
    expect(isWhole(found)).toBe(false);
  });

  it('G4 does not cut off the end unnoticed, and what follows does not heal it', async () => {
    const [, , third, fourth] = await sealed(4);
    await tamper(
      'delete from kit_audit_seal where seq > 2',
      `delete from kit_audit where id in ('${third}', '${fourth}')`,
    );
    expect(await verdict()).toMatchObject({ head: 'cut', changed: [], missing: [], last: { seq: 2 } });
    // New lines get the numbers of the deleted ones; the head in the file stays the same.
    const known = readHead(folder);
    const ours = await world.supplier();
    for (const name of ['가', '나', '다']) await ours.registerFactory({ name, country: 'KR' });
    await sealer().stop();
    expect(readHead(folder)).toEqual(known);
    expect(errors).toEqual([expect.stringContaining('does not hold the head')]);
    expect(await verdict()).toMatchObject({ head: 'rewritten', last: { seq: 5 } });
  });

  it('names a line that was deleted before it was sealed', async () => {
    await (await world.supplier()).registerFactory({ name: '공장', country: 'KR' });
    const { audit_id: id } = await world.db().selectFrom('kit_audit_waiting').selectAll().executeTakeFirstOrThrow();
    await tamper('delete from kit_audit');
    await sealer().stop();
    expect(await verdict()).toMatchObject({ missing: [{ id }], sealed: 0 });
  });

  it('names seals that are gone from the middle, and the lines that lost them', async () => {
    const [, second = '', third = ''] = await sealed(5);
    await tamper('delete from kit_audit_seal where seq in (2, 3)');
    const found = await verdict();
    expect(found).toMatchObject({ gaps: [[2, 3]], changed: [], head: 'whole' });
    expect(found.inserted.map(({ id }) => id).sort()).toEqual([second, third].sort());
  });

  it('does not write the whole chain anew unnoticed', async () => {
    await sealed(3);
    await tamper(
      `update kit_audit set address = '192.0.2.1'`,
      `insert into kit_audit_waiting (audit_id) select audit_id from kit_audit_seal order by seq`,
      'delete from kit_audit_seal',
    );
    await sealer().sealWaiting();
    const found = await verdict();
    expect(found).toMatchObject({ sealed: 3, changed: [], head: 'rewritten' });
    expect(isWhole(found)).toBe(false);
  });
});

describe('the head of the chain', () => {
  it('is missed when it is gone, and not trusted when it is damaged', async () => {
    await sealed(1);
    rmSync(join(folder, HEAD_FILE));
    expect(await verdict()).toMatchObject({ head: 'none' });
    for (const text of ['', '{', '{"seq":1}', '{"seq":1,"hash":"x","at":""}']) {
      writeFileSync(join(folder, HEAD_FILE), text);
      expect(await verdict()).toMatchObject({ head: 'damaged' });
    }
    await sealer().stop();
    expect(errors).toEqual([expect.stringContaining('cannot be read')]);
  });

  it('is not there as long as nothing is sealed', async () => {
    await sealer().stop();
    expect(readHead(folder)).toBeUndefined();
    expect(isWhole(await verdict())).toBe(true);
  });

  it('never goes back', async () => {
    await sealed(3);
    const head = readHead(folder);
    const first = await world.db().selectFrom('kit_audit_seal').selectAll().where('seq', '=', 1).executeTakeFirst();
    const old: Head = { seq: 1, hash: first?.hash ?? '', at: '' };
    writeHead(folder, old);
    await sealer().stop();
    expect(readHead(folder)).toEqual(head);
  });
});
