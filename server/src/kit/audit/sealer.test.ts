import { describe, expect, it } from 'vitest';
import { useDatabases, useFolders } from '../../../test/fixtures/database/databases.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { readHead } from './head.ts';
import { insertAuditLine } from './line.store.ts';
import { createSealer } from './sealer.ts';
import { isWhole, verifyAudit } from './verification.ts';

const EVENTS = 1_000;
const WRITERS = 50;
const SEALERS = 3;

const newFolder = useFolders();

const lineOf = (no: number) => ({
  at: new Date(),
  operation: 'registerFactory',
  actorId: crypto.randomUUID(),
  companyId: null,
  recordId: String(no),
  requestId: `req-${no}`,
  address: '203.0.113.7',
  note: '',
});

/** Uses as many writers as a busy portal has; more would only wait for a connection. */
const writeLines = (database: Database) => {
  const write = async (writer: number) => {
    for (let no = writer; no < EVENTS; no += WRITERS)
      await database.inTransaction((db) => insertAuditLine(db, lineOf(no)));
  };
  return Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
};

describe.each(await useDatabases())('createSealer on %s', (_, database) => {
  it('G4 seals 1,000 parallel events into one chain, however many processes seal', async () => {
    const folder = newFolder();
    const errors: unknown[] = [];
    const sealers = Array.from({ length: SEALERS }, () =>
      createSealer({ database, folder, clock: systemClock, onError: (error) => errors.push(error), everyMs: 1 }),
    );
    for (const sealer of sealers) sealer.start();
    await writeLines(database);
    await Promise.all(sealers.map((sealer) => sealer.stop()));

    const head = readHead(folder);
    const found = await verifyAudit(database, head);
    expect(found).toMatchObject({ sealed: EVENTS, last: { seq: EVENTS }, unsealed: [], gaps: [] });
    expect(isWhole(found)).toBe(true);
    expect(errors).toEqual([]);
    // Each line has one seal, and none waits.
    const seals = await database.kysely.selectFrom('kit_audit_seal').select('audit_id').execute();
    expect(new Set(seals.map(({ audit_id }) => audit_id)).size).toBe(EVENTS);
    expect(await database.kysely.selectFrom('kit_audit_waiting').select('no').execute()).toEqual([]);
  });

  it('takes up what was left waiting, in parts', async () => {
    const folder = newFolder();
    await writeLines(database);
    const sealer = createSealer({ database, folder, clock: systemClock, onError: () => undefined });
    expect(await sealer.sealWaiting()).toBe(EVENTS);
    expect(await sealer.sealWaiting()).toBe(0);
  });
});
