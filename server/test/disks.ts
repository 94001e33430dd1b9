import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { withFolder } from './product-process.ts';

const SIZE_MB = 160;

export type FailingDisk = {
  folder: string;
  /** For the product that is to run on it. */
  env: Record<string, string>;
  fail: (fault: 'full' | 'log-full' | 'broken' | 'closed') => void;
  mend: () => void;
};

export type SmallDisk = Pick<FailingDisk, 'folder' | 'env'> & { kind: string; fill: () => void; free: () => void };

/** A data folder whose disk fails on demand, for the product alone. */
export const withFailingDisk = (use: (disk: FailingDisk) => Promise<void>) =>
  withFolder((folder) =>
    withFolder((outside) => {
      const note = join(outside, 'fault');
      const preload = pathToFileURL(fileURLToPath(new URL('./failing-disk.ts', import.meta.url))).href;
      return use({
        folder,
        env: { NODE_OPTIONS: `--import=${preload}`, IEUM_FAULT: note },
        fail: (fault) => writeFileSync(note, fault),
        mend: () => rmSync(note, { force: true }),
      });
    }),
  );

/** A data folder on a disk that can be filled: a real one where we may mount it, otherwise one that behaves so. */
export const withSmallDisk = (use: (disk: SmallDisk) => Promise<void>) =>
  withFolder(async (folder) => {
    const options = `size=${SIZE_MB}m,mode=700`;
    const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'ieum-test', folder]).status === 0;
    if (!isMounted) {
      const kind = 'by order';
      return withFailingDisk(({ fail, mend, ...disk }) => use({ ...disk, kind, fill: () => fail('full'), free: mend }));
    }
    const ballast = join(folder, 'ballast');
    // Lazily: a test that failed may have left something open in there. And once more for one that is over its time.
    const unmount = () => void spawnSync('umount', ['--lazy', folder]);
    onTestFinished(unmount);
    const disk = { folder, env: {}, kind: 'in earnest', fill: () => fillWith(ballast), free: () => rmSync(ballast) };
    await use(disk).finally(unmount);
  });

/** To the last byte. */
const fillWith = (path: string) => {
  const descriptor = openSync(path, 'w');
  for (const size of [2 ** 20, 2 ** 12, 1]) {
    const piece = Buffer.alloc(size);
    try {
      for (;;) if (writeSync(descriptor, piece) < size) break;
    } catch {
      // Nothing more of this size goes in.
    }
  }
  closeSync(descriptor);
};
