import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded database writes its log in pieces; with less room than this, the next piece might not fit. */
const ROOM_BYTES = 32 * 2 ** 20;
const RESERVE_BYTES = 8 * 2 ** 20;

export const DISK_FULL = '53100';

/** PostgreSQL reports a full disk in words, and not always with a code. */
export const isDiskFull = (words: string) => /No space left on device|Disk quota exceeded/.test(words);

/** Whether a write may begin. If the disk cannot be asked, the write itself shows it. */
export const hasRoomIn = (folder: string) => {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    return blocks === 0 || bavail * bsize >= ROOM_BYTES;
  } catch {
    return true;
  }
};

/**
 * Creates a file that can be deleted: a database that a full disk has ended needs some room to open again, and an open
 * one can be read.
 */
export const createReserve = (folder: string) => {
  const path = join(folder, 'reserve');
  const isThere = () => statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES;
  return {
    keep: () => {
      if (isThere() || !hasRoomIn(folder)) return;
      try {
        writeFileSync(path, Buffer.alloc(RESERVE_BYTES), { mode: 0o600 });
      } catch {
        rmSync(path, { force: true });
      }
    },
    giveUp: () => rmSync(path, { force: true }),
  };
};
