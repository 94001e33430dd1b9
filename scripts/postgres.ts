import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { canInstallFromDebian, findProgram, installFromDebian, updateDebian } from './programs.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const DEBIAN_CLUSTERS = '/etc/postgresql-common/createcluster.conf';

export const POSTGRES_HINT = 'PostgreSQL 15 or newer is missing: `apt-get install postgresql` (as root).';

/** The folder with `initdb` and `postgres`: of the newest version that is here, else of Debian's package when root. */
export const ensurePostgres = (): string | undefined => {
  const there = findPostgres();
  if (there || !canInstallFromDebian()) return there;
  console.log('No PostgreSQL here yet; installing it …');
  updateDebian();
  keepDebianFromStartingOne();
  installFromDebian('postgresql');
  return findPostgres();
};

/** The tests bring up a cluster of their own; one that nobody asked for would only lie around. */
const keepDebianFromStartingOne = () => {
  if (existsSync(DEBIAN_CLUSTERS)) return;
  mkdirSync(dirname(DEBIAN_CLUSTERS), { recursive: true });
  writeFileSync(DEBIAN_CLUSTERS, 'create_main_cluster = false\n');
};

const findPostgres = () => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => `${DEBIAN_FOLDER}/${version}/bin`);
  const found = findProgram('initdb', folders) ?? findProgram('initdb');
  return found && dirname(found);
};
