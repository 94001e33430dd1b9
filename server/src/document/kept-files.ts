import type { Db, InTransaction } from '../kit/db/database.ts';
import type { ReceivedFile } from '../kit/files/uploads.ts';
import { Failure } from '../kit/http/failure.ts';
import { deleteDocument, findDocument, findKnownKeys, insertDocument } from './document.store.ts';
import { shownName } from './file-name.ts';
import type { FileStore } from './file-store.ts';

const BATCH = 500;

/** `uploadedBy`: nobody, where it is the company's alone and goes with nobody who leaves it. */
type Owner = { uploadedBy: string | null; companyId: string | null; at: Date; mediaType: string };
export type KeepDocument = (db: Db, owner: Owner) => Promise<string>;

/**
 * First the file, in its place and synced, then one transaction with its row and everything that belongs to it. When the
 * transaction is refused, the file goes; when nobody knows how it ended, the sweep decides by the rows.
 */
export const withKeptFile = async <T>(
  files: FileStore,
  inTransaction: InTransaction,
  file: ReceivedFile,
  run: (db: Db, keep: KeepDocument) => Promise<T>,
): Promise<T> => {
  const key = await files.keep(file.path);
  try {
    return await inTransaction((db) =>
      run(db, async (within, { uploadedBy, companyId, at, mediaType }) => {
        const { id } = await insertDocument(within, {
          storage_key: key,
          name: shownName(file.name, mediaType),
          media_type: mediaType,
          size: file.size,
          sha256: file.sha256,
          uploaded_by: uploadedBy,
          company_id: companyId,
          created_at: at.toISOString(),
        });
        return id;
      }),
    );
  } catch (error) {
    if (error instanceof Failure) await files.remove(key);
    throw error;
  }
};

/** The row goes with the transaction; the file is left to whoever knows that it was committed. */
export const forgetDocument = async (db: Db, id: string) => (await deleteDocument(db, id))?.storageKey;

/** For a slice that has asked itself whether the caller may see it. */
export const documentFile = async (db: Db, files: FileStore, id: string) => {
  const found = await findDocument(db, id);
  return found && { path: files.pathOf(found.storageKey), name: found.name, mediaType: found.mediaType };
};

/** Which of these keys a row knows now. */
export const findKnown = async (inTransaction: InTransaction, keys: string[]) => {
  const known: string[] = [];
  for (let at = 0; at < keys.length; at += BATCH) {
    known.push(...(await inTransaction((db) => findKnownKeys(db, keys.slice(at, at + BATCH)))));
  }
  return known;
};

/** Removes files that no row knows and that are older than the moment: what a crash in the middle has left. */
export const sweepFiles = async (files: FileStore, inTransaction: InTransaction, before: Date) => {
  await files.dropArrivedBefore(before);
  const keys = await files.keysBefore(before);
  let removed = 0;
  for (let at = 0; at < keys.length; at += BATCH) {
    const batch = keys.slice(at, at + BATCH);
    const known = new Set(await inTransaction((db) => findKnownKeys(db, batch)));
    const strays = batch.filter((key) => !known.has(key));
    await Promise.all(strays.map((key) => files.remove(key)));
    removed += strays.length;
  }
  return removed;
};
