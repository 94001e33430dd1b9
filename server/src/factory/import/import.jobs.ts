import type { FileStore } from '../../document/file-store.ts';
import { forgetDocument } from '../../document/kept-files.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { GivenUpHandlers, JobHandlers } from '../../kit/jobs/queue.ts';
import { applyImport } from './apply-step.ts';
import { checkImport } from './check-step.ts';
import { discardImport } from './discard-step.ts';
import { findDiscarded, showHidden } from './hidden.store.ts';
import { findKeptBefore, lockImport, updateImport } from './import.store.ts';
import { readImport } from './read-step.ts';
import { deleteRows } from './rows.store.ts';
import { undoImport } from './undo-step.ts';

export const READ_IMPORT = 'factory.readImport';
export const CHECK_IMPORT = 'factory.checkImport';
export const APPLY_IMPORT = 'factory.applyImport';
export const UNDO_IMPORT = 'factory.undoImport';
const FORGET_IMPORTS = 'factory.forgetImports';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;
const FORGOTTEN_AT_ONCE = 20;

export type EnqueueImport = (
  db: Db,
  job: { kind: string; key: string; payload?: unknown; dueAt?: Date },
) => Promise<unknown>;
type Options = { files: FileStore; enqueue: EnqueueImport; clock: Clock };

export const importJobs = ({ files, enqueue, clock }: Options): JobHandlers => ({
  [READ_IMPORT]: ({ payload, inTransaction }) => readImport({ inTransaction, files, clock }, String(payload)),
  [CHECK_IMPORT]: ({ payload, inTransaction }) => checkImport(inTransaction, clock, String(payload)),
  [UNDO_IMPORT]: ({ payload, inTransaction }) => undoImport(inTransaction, clock, String(payload)),

  [APPLY_IMPORT]: async ({ payload, inTransaction }) => {
    const id = String(payload);
    const outcome = await applyImport(inTransaction, clock, id);
    if (outcome === 'done') return;
    await discardImport(inTransaction, id);
    if (outcome === 'stopped') return;
    // The person who confirmed looks at the result of the new check.
    await inTransaction(async (db) => {
      const run = await lockImport(db, id);
      if (run?.state !== 'applying') return;
      await updateImport(db, id, { state: 'checking', done: 0 }, true);
      await enqueue(db, { kind: CHECK_IMPORT, key: `${id}:${run.version}:again`, payload: id });
    });
  },
});

/** Deletes the file and its rows after 90 days; the entry of the import stays. */
export const forgettingImportJobs = ({ files, clock }: Pick<Options, 'files' | 'clock'>): JobHandlers => ({
  [FORGET_IMPORTS]: async ({ inTransaction }) => {
    const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS).toISOString();
    for (;;) {
      const keys = await inTransaction((db) => forgetSome(db, before, clock()));
      for (const key of keys) if (key) await files.remove(key);
      if (keys.length < FORGOTTEN_AT_ONCE) break;
    }
    // Nobody has seen these; they are left if every attempt of the job has failed.
    for (const id of await inTransaction(findDiscarded)) await discardImport(inTransaction, id);
  },
});

const UNFINISHED = ['reading', 'columns', 'checking', 'checked', 'applying'];

const forgetSome = async (db: Db, before: string, now: Date) => {
  const keys: (string | undefined)[] = [];
  for (const { id, documentId, state } of await findKeptBefore(db, before, FORGOTTEN_AT_ONCE)) {
    const ended = UNFINISHED.includes(state) ? { state: 'cancelled' as const, ended_at: now.toISOString() } : {};
    await updateImport(db, id, { document_id: null, ...ended });
    await deleteRows(db, id);
    keys.push(documentId ? await forgetDocument(db, documentId) : undefined);
  }
  return keys;
};

const giveUp = async (db: Db, payload: unknown) => {
  const id = String(payload);
  if (!(await lockImport(db, id))) return;
  await updateImport(db, id, { state: 'failed', trouble: 'unexpected', ended_at: new Date().toISOString() }, true);
};

/** A failed undo shows again the factories that it has not removed. Only an operator can request it again. */
export const importFailureHandlers: GivenUpHandlers = {
  [READ_IMPORT]: giveUp,
  [CHECK_IMPORT]: giveUp,
  [APPLY_IMPORT]: giveUp,
  [UNDO_IMPORT]: async (db, payload) => {
    await showHidden(db, String(payload));
    await updateImport(db, String(payload), { state: 'done' }, true);
  },
};
