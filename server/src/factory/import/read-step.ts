import { fieldOfHeading, isErrorHeading, plainHeading, type SheetField } from '@ieum/contract';
import type { FileStore } from '../../document/file-store.ts';
import { documentFile } from '../../document/kept-files.ts';
import type { Clock } from '../../kit/clock.ts';
import type { InTransaction } from '../../kit/db/database.ts';
import { type ReadSheet, readSheet } from '../../kit/sheet/reader.ts';
import { SheetTrouble } from '../../kit/sheet/trouble.ts';
import { findAnyImport, findHeadings, lockImport, noteProgress, updateImport } from './import.store.ts';
import { deleteRows, insertRows } from './rows.store.ts';
import { inTurn } from './turns.ts';

class Cancelled extends Error {}

type Reading = { inTransaction: InTransaction; files: FileStore; clock: Clock };

/**
 * Reads the file into rows. After a crash it starts again from the beginning. A file that cannot be read gets a reason.
 */
export const readImport = async ({ inTransaction, files, clock }: Reading, id: string) => {
  const found = await inTransaction(async (db) => {
    const run = await findAnyImport(db, id);
    if (run?.state !== 'reading' || !run.documentId) return undefined;
    await deleteRows(db, id);
    return { run, file: await documentFile(db, files, run.documentId) };
  });
  if (!found?.file) return;
  const { run, file } = found;
  let sheet: ReadSheet | undefined;
  let done = 0;
  const note = (total: number) =>
    inTransaction(async (db) => {
      if (!(await noteProgress(db, id, 'reading', done, total))) throw new Cancelled();
    });
  try {
    await readSheet(file.path, {
      onSheet: async (read) => {
        sheet = read;
        await note(read.rows);
      },
      onRows: async (rows, count) => {
        done += count;
        await inTurn(inTransaction, async (db) => {
          if (!(await noteProgress(db, id, 'reading', done, sheet?.rows ?? done))) throw new Cancelled();
          await insertRows(db, id, rows);
        });
      },
    });
    await inTransaction(async (db) => {
      if (!sheet || (await lockImport(db, id))?.state !== 'reading') return;
      const fields = matched(sheet.heads, await findHeadings(db, run.companyId));
      await updateImport(db, id, { state: 'columns', sheet, fields });
    });
  } catch (error) {
    if (error instanceof Cancelled) return;
    if (!(error instanceof SheetTrouble)) throw error;
    const trouble = { trouble: error.code, trouble_row: error.row, ended_at: clock().toISOString() };
    await inTransaction(async (db) => {
      if ((await lockImport(db, id))?.state !== 'reading') return;
      await deleteRows(db, id);
      await updateImport(db, id, { state: 'failed', ...trouble });
    });
  }
};

/** Matches headings by what the company chose before, else by their words. Of two columns the first is used. */
const matched = (heads: string[], remembered: Map<string, SheetField | null>) => {
  const taken = new Set<SheetField>();
  return heads.map((heading) => {
    if (heading === '' || isErrorHeading(heading)) return null;
    const known = remembered.get(plainHeading(heading));
    const field = known === undefined ? fieldOfHeading(heading) : known;
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
};
