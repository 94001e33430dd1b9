import type { Db, InTransaction } from '../kit/db/database.ts';
import type { ReceivedFile } from '../kit/files/uploads.ts';
import { Failure } from '../kit/http/failure.ts';
import { deleteDocument, findDocument, findKnownKeys, insertDocument } from './document.store.ts';
import { shownName } from './file-name.ts';
import type { FileStore } from './file-store.ts';

const BATCH = 500;

/** `uploadedBy` is null for a document of the company alone, which stays when a person leaves. */
type Owner = { uploadedBy: string | null; companyId: string | null; at: Date; mediaType: string };
export type KeepDocument = (db: Db, owner: Owner) => Promise<string>;

/**
 * Puts the file in its place and syncs it, then runs one transaction with its row and everything that belongs to it.
 * When the transaction is refused, the file is removed. When its outcome is unknown, the sweep decides by the rows.
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

/** Deletes the row. Returns the key of the file, which the caller removes after the commit. */
export const forgetDocument = async (db: Db, id: string) => (await deleteDocument(db, id))?.storageKey;

/** Returns a file without checking rights: the calling slice has done that. */
export const documentFile = async (db: Db, files: FileStore, id: string) => {
  const found = await findDocument(db, id);
  return found && { path: files.pathOf(found.storageKey), name: found.name, mediaType: found.mediaType };
};

/** Returns those of the keys that a row refers to now. */
export const findKnown = async (inTransaction: InTransaction, keys: string[]) => {
  const known: string[] = [];
  for (let at = 0; at < keys.length; at += BATCH) {
    known.push(...(await inTransaction((db) => findKnownKeys(db, keys.slice(at, at + BATCH)))));
  }
  return known;
};

/** Removes files older than `before` that no row refers to: a crash has left them. */
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
