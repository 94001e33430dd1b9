import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useFolders } from '../fixtures/database/databases.ts';
import { leaksIn } from '../fixtures/world/secrets.ts';

const SECRETS = { encryptionKey: 'canary-encryption-key-4711', other: 'canary-other-secret-4712' };

const newFolder = useFolders();
const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

it('S9.8 G1 builds no key into what the browser gets, only whether there is one', () => {
  const outDir = newFolder();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_ENCRYPTION_KEY: SECRETS.encryptionKey,
    VITE_OTHER: SECRETS.other,
  };
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'web', '--outDir', outDir, '--logLevel', 'info'];
  const { status, stdout, stderr } = spawnSync(process.execPath, vite, { env, encoding: 'utf8' });
  expect(status).toBe(0);
  const texts = filesUnder(outDir).map((path) => readFileSync(path, 'latin1'));
  expect(texts.length).toBeGreaterThan(10);
  expect([stdout, stderr, ...texts].flatMap((text) => leaksIn(text, SECRETS))).toEqual([]);
  expect(texts.filter((text) => text.includes('********'))).toHaveLength(1);
});

it('G1 leaves no map and no path of the machine that built it in what it serves and runs', () => {
  const built = [...filesUnder('server/dist'), ...filesUnder('web/dist')];
  expect(built.filter((path) => path.endsWith('.map'))).toEqual([]);
  expect(built.filter((path) => readFileSync(path, 'latin1').includes(process.cwd()))).toEqual([]);
});

/** Everything that is loaded before the first line of the product runs: files of the build, and packages by name. */
const loadedAtStart = () => {
  const loaded = new Set(['./main.js']);
  for (const name of loaded) {
    if (!name.startsWith('./')) continue;
    const code = readFileSync(join('server/dist', name), 'utf8');
    for (const [, from = ''] of code.matchAll(/^(?:import|export) (?:[^;"]*? from )?"([^"]+)";$/gm)) loaded.add(from);
  }
  return [...loaded];
};

it('28.6 loads at its start nothing that only a picture, a mail, a password or a command needs', () => {
  const loaded = loadedAtStart();
  expect(loaded.filter((name) => name.startsWith('./')).length).toBeGreaterThan(3);
  expect(loaded).toContain('node:cluster');
  const rare = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', '@electric-sql/pglite/nodefs', 'node:http'];
  expect(loaded.filter((name) => rare.includes(name))).toEqual([]);
  const texts = loaded
    .filter((name) => name.startsWith('./'))
    .map((name) => readFileSync(join('server/dist', name), 'utf8'));
  for (const folder of ['node_modules/nodemailer/', 'server/src/app/demo/seeds/', 'server/src/app/backup/backup.ts'])
    expect(
      texts.filter((text) => text.includes(`// ${folder}`)),
      folder,
    ).toEqual([]);
});
