import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { BLOCK, packLastEntry } from './tar-entry.ts';

const CHUNK = 2 ** 20;
const PLACE_DIGITS = 16;
const SEAL_BYTES = 4 * BLOCK;

/** The hash of the seal's header in backups from before 2026-11-18, whose headers Ieum wrote itself. */
const EARLIER_HEADER = 'ad4065f91593fa59f8e507851e983fcd002c0f409c26cae3fd28be8073d7cc5f';

/**
 * Returns the end of an archive: the position of the manifest, a hash of everything before, and the end mark of tar.
 */
export const sealOf = (before: Hash, manifestAt: number) => {
  const place = String(manifestAt).padStart(PLACE_DIGITS, '0');
  return packLastEntry('sha256', Buffer.from(`${place} ${before.copy().update(place).digest('hex')}\n`));
};

/** Returns the position of the manifest, or nothing if a single byte is missing, changed or added. */
export const readSeal = async (handle: FileHandle) => {
  const { size } = await handle.stat();
  const end = size - SEAL_BYTES;
  if (end <= 0) return undefined;
  const found = await readAt(handle, end, SEAL_BYTES);
  const manifestAt = Number(found.toString('latin1', BLOCK, BLOCK + PLACE_DIGITS));
  if (!Number.isSafeInteger(manifestAt) || manifestAt < 0) return undefined;
  return isSame(found, await sealOf(await hashUpTo(handle, end), manifestAt)) ? manifestAt : undefined;
};

const isSame = (found: Buffer, expected: Buffer) =>
  found.equals(expected) ||
  (found.subarray(BLOCK).equals(expected.subarray(BLOCK)) &&
    createHash('sha256').update(found.subarray(0, BLOCK)).digest('hex') === EARLIER_HEADER);

/** Reads all bytes; one read may return fewer than requested. */
export const readAt = async (handle: FileHandle, position: number, size: number) => {
  const bytes = Buffer.alloc(size);
  let done = 0;
  while (done < size) {
    const { bytesRead } = await handle.read(bytes, done, size - done, position + done);
    if (bytesRead === 0) throw new Error('the file ended early');
    done += bytesRead;
  }
  return bytes;
};

const hashUpTo = async (handle: FileHandle, end: number) => {
  const hash = createHash('sha256');
  for (let position = 0; position < end; position += CHUNK) {
    hash.update(await readAt(handle, position, Math.min(CHUNK, end - position)));
  }
  return hash;
};
