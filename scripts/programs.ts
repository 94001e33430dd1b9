import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

/** Where a program is, when one of these folders has it; without any, those of the PATH are looked at. */
export const findProgram = (name: string, folders = (process.env.PATH ?? '').split(delimiter)) =>
  folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

export const canInstallFromDebian = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

export const installFromDebian = (...packages: string[]) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // What the operator has written into a file of settings stays.
  const quietly = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold'];
  return run('apt-get', ['install', ...quietly, ...packages], env) === 0;
};

export const updateDebian = () => run('apt-get', ['update', '-qq']);
