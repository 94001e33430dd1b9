import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PRODUCT } from './bench/started.ts';
import { EXTERNAL_PACKAGES } from './scripts/build-parts.ts';
import { readCertificate, readWith } from './server/src/company/certificate-reading/reading.ts';
import { UPLOAD_MAX_BYTES } from './server/src/kit/files/uploads.ts';
import { readSettings } from './server/src/kit/settings.ts';
import { certificatePdf } from './server/test/fixtures/pdf/certificate.ts';
import { signUp } from './server/test/fixtures/process/backups.ts';
import { clientOf, startProduct } from './server/test/fixtures/process/product-process.ts';
import { seed } from './server/test/fixtures/process/seed.ts';
import { leftToAll } from './server/test/suite.ts';

/** Whatever asks for a setting tells its name. */
const settingNames = () => {
  const names = new Set<string>();
  const recorder: Record<string, undefined> = {};
  readSettings(new Proxy(recorder, { get: (_, name) => void names.add(String(name)) }));
  return names;
};
const known = settingNames();
const readme = readFileSync('README.md', 'utf8');
const guide = readFileSync('docs/deployment.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The instructions of the last stage, and those before it. */
const lines = readFileSync('Dockerfile', 'utf8')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line));
const lastFrom = lines.findLastIndex((line) => line.startsWith('FROM '));
const [buildStage, image] = [lines.slice(0, lastFrom), lines.slice(lastFrom)];
const given = (keyword: string, stage = image) =>
  stage.filter((line) => line.startsWith(`${keyword} `)).map((line) => line.slice(keyword.length + 1));
const commandOf = (line: string): string[] => JSON.parse(line.slice(line.indexOf('[')));

/** From the place in the build to the place in the image. */
const copies = given('COPY').map((line) => {
  const [, from = '', to = ''] = /^--from=build \/app\/(\S+) (\S+)$/.exec(line) ?? [];
  return { from, to: to.endsWith('/') ? posix.join(to, posix.basename(from)) : to };
});
const isCopied = (path: string) => copies.some(({ to }) => path === to || path.startsWith(`${to}/`));

it('28.5 starts the product everywhere as it is measured', () => {
  const [flag = ''] = PRODUCT;
  expect(given('CMD').map(commandOf)).toEqual([['node', ...PRODUCT]]);
  expect(guide).toContain(PRODUCT.join(' '));
  expect(readFileSync('scripts/ieum.mjs', 'utf8')).toContain(`'${flag}'`);
});

describe('the image', () => {
  it('is built from files that are there', () => {
    const sources = given('COPY', buildStage).flatMap((line) => line.split(' ').slice(0, -1));
    expect(sources.filter((path) => !existsSync(path))).toEqual([]);
    expect(copies.filter(({ from, to }) => !from || from !== to || !existsSync(from))).toEqual([]);
    expect(given('RUN', buildStage)).toEqual(['node scripts/install.mjs', 'npm run build']);
  });

  it('holds whatever the server reads from its folder', () => {
    const sources = readdirSync('server/src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .map((name) => readFileSync(join('server/src', name), 'utf8'));
    const read = sources.flatMap((text) => [...text.matchAll(/join\(root, '([^']+)'/g)].map(([, path = '']) => path));
    const needed = read.map((path) => posix.join('server', path));
    expect(needed).toEqual(expect.arrayContaining(['server/migrations', 'server/html/service-terms', 'web/dist']));
    expect(needed.filter((path) => !isCopied(path))).toEqual([]);
  });

  it('holds the packages that are not in the bundle, and what they need', () => {
    const needed = new Set(EXTERNAL_PACKAGES.map((name) => `node_modules/${name}`));
    for (const path of needed) {
      const { dependencies, optionalDependencies } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
      for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
        const [own, shared] = [`${path}/node_modules/${name}`, `node_modules/${name}`];
        if (existsSync(own)) needed.add(own);
        else if (existsSync(shared)) needed.add(shared);
      }
    }
    expect([...needed].filter((path) => !isCopied(path))).toEqual([]);
  });

  it('sets what the product knows, and is run by a user without rights', () => {
    const names = given('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(given('EXPOSE')).toEqual([String(readSettings({}).port)]);
    expect(given('USER')).toEqual(['node']);
    expect(given('VOLUME')).toEqual(['/data']);
  });

  it('starts Node itself, which hears the signal, and asks whether it is ready', () => {
    const command = commandOf(given('CMD')[0] ?? '');
    const [program, file = ''] = [command[0], command.at(-1)];
    expect(program).toBe('node');
    expect(existsSync(file)).toBe(true);
    expect(given('STOPSIGNAL')).toEqual(['SIGTERM']);
    const [health = ''] = given('HEALTHCHECK');
    expect(commandOf(health).slice(0, 2)).toEqual(['node', '-e']);
    expect(health).toContain('/readyz');
  });

  it('leaves out what belongs to this machine alone', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env*', 'data', '**/node_modules', '**/dist']));
  });

  // The gate starts the built files in `server/test/lifecycle/built-files.test.ts`.
  leftToAll(() => {
    it('needs no other file to take people in', { timeout: 180_000 }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'ieum-'));
      for (const { from, to } of copies) cpSync(from, join(folder, to), { recursive: true, dereference: true });
      const { supplier } = await seed(join(folder, 'data'));
      const product = await startProduct(join(folder, 'data'), {}, join(folder, 'server/dist/main.js'));
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
      expect(await (await fetch(product.url)).text()).toContain('<div id="root">');
      await signUp(product);
      const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
      const file = new File([Uint8Array.from(Buffer.from(dot, 'base64'))], 'me.png');
      await clientOf(product.url, supplier).setPicture({ file });
      expect(await product.kill('SIGTERM')).toBe(0);
      // What its font needs is not in the file.
      const certificate = join(folder, 'certificate.pdf');
      writeFileSync(certificate, certificatePdf({ businessNumber: '1248100998' }));
      readWith(pathToFileURL(join(folder, 'server/dist/certificate-worker.js')));
      expect((await readCertificate(certificate)).found.businessNumber).toEqual([{ value: '1248100998', page: 1 }]);
      rmSync(folder, { recursive: true });
    });
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'));
  const { ieum, postgres, mail } = services;
  /** `${NAME:-value}` as its value, `${NAME:?why}` as a mark. */
  const filled = (value: string) => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'told');

  it('sets what the product knows, and asks for what has no safe default', () => {
    const names = Object.keys(ieum.environment);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    for (const name of ['PUBLIC_URL', 'TOKEN_KEY']) expect(ieum.environment[name]).toMatch(`\${${name}:?`);
    expect(postgres.environment.POSTGRES_PASSWORD).toMatch('${POSTGRES_PASSWORD:?');
    const env = Object.fromEntries(names.map((name) => [name, filled(ieum.environment[name])]));
    const told = { PUBLIC_URL: 'https://ieum.example', TOKEN_KEY: 'x'.repeat(32) };
    expect(readSettings({ ...env, ...told })).toMatchObject({ isBehindTls: true, processes: 1 });
  });

  it('leads to the services that stand beside it', () => {
    const database = new URL(filled(ieum.environment.DATABASE_URL));
    expect(services[database.hostname]).toBe(postgres);
    expect(database.port).toBe('5432');
    expect(database.username).toBe(postgres.environment.POSTGRES_USER);
    expect(database.pathname).toBe(`/${postgres.environment.POSTGRES_DB}`);
    expect(postgres.healthcheck.test).toEqual(
      expect.arrayContaining(['pg_isready', `--username=${database.username}`]),
    );
    expect(ieum.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    const sink = new URL(filled(ieum.environment.SMTP_URL));
    expect(services[sink.hostname]).toBe(mail);
    // Where Mailpit listens.
    expect(sink.port).toBe('1025');
    expect(mail.ports).toEqual(['127.0.0.1:8025:8025']);
  });

  it('keeps the data, and shows itself to this machine alone', () => {
    const mounts: string[] = [...ieum.volumes, ...postgres.volumes];
    const named = mounts.map((mount) => mount.split(':')[0]);
    expect(named.sort()).toEqual(Object.keys(volumes).sort());
    expect(mounts).toContain(`files:${given('VOLUME')[0]}`);
    expect(ieum.ports).toEqual([`127.0.0.1:3000:${given('EXPOSE')[0]}`]);
  });
});

describe('the documentation', () => {
  it('names in the README every setting that is read, and no other', () => {
    const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## What it promises'));
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    // Those of the build are read by Vite.
    expect(named.filter((name) => !name.startsWith('VITE_')).sort()).toEqual([...known].sort());
  });

  it('names commands and settings that there are', () => {
    const commands = [...`${readme}${guide}`.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const settings = [...guide.matchAll(/\b([A-Z]+_[A-Z_]+)=?/g)].map(([, name = '']) => name);
    const others = ['POSTGRES_PASSWORD'];
    expect(settings.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
  });

  it('lets every upload through the proxies that it describes', () => {
    const [, nginx = ''] = /client_max_body_size (\d+)m;/.exec(guide) ?? [];
    const [, caddy = ''] = /max_size (\d+)MB/.exec(guide) ?? [];
    for (const megabytes of [nginx, caddy]) expect(Number(megabytes) * 1e6).toBeGreaterThan(UPLOAD_MAX_BYTES);
  });
});
