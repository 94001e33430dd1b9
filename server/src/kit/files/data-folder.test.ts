import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFolders } from '../../../test/fixtures/database/databases.ts';
import { StartError } from '../start-error.ts';
import { lockDataFolder, markAsOfPostgres, prepareDataFolder, refuseFilesOfPostgres } from './data-folder.ts';

const newFolder = useFolders();

describe('prepareDataFolder', () => {
  it('makes the folder for its owner alone and leaves nothing in it', () => {
    const folder = join(newFolder(), 'data', 'ieum');
    prepareDataFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a place that cannot be a folder', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'data')]) {
      expect(() => prepareDataFolder(folder)).toThrow(StartError);
      expect(() => prepareDataFolder(folder)).toThrow(`may not write to its data folder ${folder}`);
    }
  });

  it('refuses a full disk', () => {
    const folder = newFolder();
    symlinkSync('/dev/full', join(folder, '.write-check'));
    expect(() => prepareDataFolder(folder)).toThrow(`The disk of the data folder ${folder} is full`);
    expect(existsSync('/dev/full')).toBe(true);
  });
});

describe('lockDataFolder', () => {
  it('refuses a second holder until the first lets go', () => {
    const folder = newFolder();
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(StartError);
    expect(() => lockDataFolder(folder)).toThrow(`Another Ieum is already running on ${folder}`);
    lock.release();
    lock.release();
    lockDataFolder(folder).release();
  });

  it('is free after the holder was killed', async () => {
    const folder = newFolder();
    const module = JSON.stringify(new URL('./data-folder.ts', import.meta.url).href);
    const code = `const { lockDataFolder } = await import(${module});
      lockDataFolder(${JSON.stringify(folder)}); await new Promise(setImmediate); gc();
      console.log('locked'); setInterval(() => {}, 1000);`;
    // The garbage collection must not release the lock.
    const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', code]);
    await once(holder.stdout, 'data');
    expect(() => lockDataFolder(folder)).toThrow('Another Ieum is already running');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockDataFolder(folder).release();
  });

  it('refuses a folder whose lock cannot be opened', () => {
    expect(() => lockDataFolder(join(newFolder(), 'missing'))).toThrow(StartError);
  });
});

describe('refuseFilesOfPostgres', () => {
  it('keeps an embedded database away from files that it would take for strays', () => {
    const folder = newFolder();
    refuseFilesOfPostgres(folder);
    markAsOfPostgres(folder);
    expect(() => refuseFilesOfPostgres(folder)).toThrow(StartError);
    expect(() => refuseFilesOfPostgres(folder)).toThrow(`The files in ${folder} belong to a PostgreSQL database`);
  });
});
