import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useFolders } from '../../../test/fixtures/database/databases.ts';
import { createReserve, hasRoomIn, isDiskFull } from './disk-room.ts';

const newFolder = useFolders();

it('finds room on a disk that has some, and leaves a disk that cannot be asked to tell by itself', () => {
  const folder = newFolder();
  const { bavail, bsize } = statfsSync(folder);
  expect(hasRoomIn(folder)).toBe(bavail * bsize > 32 * 2 ** 20);
  expect(hasRoomIn(join(folder, 'nowhere'))).toBe(true);
  // A file system that counts no blocks.
  expect(hasRoomIn('/proc')).toBe(true);
});

it('keeps a reserve, once, and gives it up', () => {
  const folder = newFolder();
  const { keep, giveUp } = createReserve(folder);
  const path = join(folder, 'reserve');
  keep();
  const made = statSync(path);
  keep();
  expect(statSync(path)).toMatchObject({ size: 8 * 2 ** 20, mtimeMs: made.mtimeMs });
  giveUp();
  giveUp();
  expect(existsSync(path)).toBe(false);
});

it.each([
  ['could not extend file "base/5/1": No space left on device', true],
  ['could not write to file "pg_wal/xlogtemp.1": Disk quota exceeded', true],
  ['could not open file "base/5/1": No such file or directory', false],
])('knows what PostgreSQL means by: %s', (words, expected) => {
  expect(isDiskFull(words)).toBe(expected);
});
