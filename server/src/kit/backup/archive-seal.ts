import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { BLOCK, tarHeader } from './tar-entry.ts';

const CHUNK = 2 ** 20;
const PLACE_DIGITS = 16;

/**
 * Returns the end of an archive: the position of the manifest, a hash of everything before, and the end mark of tar.
 */
export const sealOf = (before: Hash, manifestAt: number) => {
  const place = String(manifestAt).padStart(PLACE_DIGITS, '0');
  const line = `${place} ${before.copy().update(place).digest('hex')}\n`;
  const body = Buffer.alloc(3 * BLOCK);
  body.write(line);
  return Buffer.concat([tarHeader('sha256', line.length), body]);
};

const SEAL_BYTES = sealOf(createHash('sha256'), 0).length;

/** Returns the position of the manifest, or nothing if a single byte is missing, changed or added. */
export const readSeal = async (handle: FileHandle) => {
  const { size } = await handle.stat();
  const end = size - SEAL_BYTES;
  if (end <= 0) return undefined;
  const found = await readAt(handle, end, SEAL_BYTES);
  const manifestAt = Number(found.toString('latin1', BLOCK, BLOCK + PLACE_DIGITS));
  if (!Number.isSafeInteger(manifestAt) || manifestAt < 0) return undefined;
  const expected = sealOf(await hashUpTo(handle, end), manifestAt);
  return expected.equals(found) ? manifestAt : undefined;
};

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
