import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { runHeldBack } from './run.ts';

type Part = {
  name: string;
  /** Inputs of the result: files and folders, and settings whose names begin like this. */
  sources: string[];
  settings?: string;
  folder: string;
  make: () => Promise<void>;
};

const STAMP = '.made-from';
const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|webmanifest)$/;
const WORTH_COMPRESSING = 1024;

/** Packages with native code or files of their own, which are loaded when the product starts. */
export const EXTERNAL_PACKAGES = ['@node-rs/argon2', 'sharp', '@electric-sql/pglite'];

/** Files that the PDF reader looks up while it reads: code tables of East Asian fonts, and widths of letters. */
const READER_FILES = ['cmaps', 'standard_fonts'];

const parts: Part[] = [
  {
    name: 'server',
    sources: [
      'package-lock.json',
      'locales',
      'contract/src',
      'server/src',
      'server/migrations',
      'scripts/build-parts.ts',
    ],
    folder: 'server/dist',
    make: async () => {
      await bundleServer();
      const { writeSnapshot } = await import('../server/src/kit/pglite/snapshot.ts');
      await writeSnapshot('server/dist/snapshot.tar', 'server/migrations');
    },
  },
  {
    name: 'web',
    sources: [
      'package-lock.json',
      'package.json',
      'locales',
      'contract/src',
      'web',
      'server/src/kit/files/packed-files.ts',
    ],
    settings: 'VITE_',
    folder: 'web/dist',
    make: async () => {
      // In separate processes: a build started by a test run would otherwise contain React's development version.
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'];
      for (const program of [vite, ['web/build/paint.ts']]) {
        const { code, output } = await runHeldBack(process.execPath, program, { NODE_ENV: 'production' });
        if (code !== 0) throw new Error(`The web could not be built.\n${output}`);
      }
      await compress('web/dist');
      const { packFolder } = await import('../server/src/kit/files/packed-files.ts');
      packFolder('web/dist');
    },
  },
];

/** Builds the outdated parts at the same time and leaves the rest alone. */
export const ensureBuilt = async (say: (line: string) => void) => {
  await Promise.all(parts.map((part) => ensurePart(part, say)));
};

const ensurePart = async ({ name, folder, make, ...from }: Part, say: (line: string) => void) => {
  const stamp = join(folder, STAMP);
  const wanted = fingerprint(from);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(`Building the ${name} …`);
  await make();
  // Written last, so that half a build counts as none.
  writeFileSync(stamp, wanted);
};

const fingerprint = ({ sources, settings }: Pick<Part, 'sources' | 'settings'>) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(file));
  const values = Object.entries(process.env).filter(([name]) => settings && name.startsWith(settings));
  return hash.update(JSON.stringify(values.sort())).digest('hex');
};

const NOT_SOURCE = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

const filesUnder = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .map((entry) => join(path, entry.name))
    .filter((inside) => !NOT_SOURCE.test(inside))
    .sort()
    .flatMap(filesUnder);
};

const bundleServer = async () => {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: {
      main: 'server/src/main.ts',
      'pglite-worker': 'server/src/kit/pglite/pglite-worker.ts',
      'computing-worker': 'server/src/app/computing/computing-worker.ts',
      'hash-worker': 'server/src/kit/security/hash-worker.ts',
      'pdf-worker': 'server/src/document/pdf/pdf-worker.ts',
      'certificate-worker': 'server/src/company/certificate-reading/certificate-worker.ts',
      'sheet-worker': 'server/src/kit/sheet/sheet-worker.ts',
      'import-row-worker': 'server/src/factory/import/import-row-worker.ts',
    },
    platform: 'node',
    external: [...EXTERNAL_PACKAGES, /^@electric-sql\/pglite\//, 'pg-native'],
    logLevel: 'warn',
  });
  await bundle.write({ dir: 'server/dist', format: 'esm', cleanDir: true });
  await bundle.close();
  for (const folder of READER_FILES)
    cpSync(`node_modules/pdfjs-dist/${folder}`, `server/dist/pdfjs/${folder}`, { recursive: true });
};

/** Compresses the files once, so that no request ever waits for it. */
const compress = async (folder: string) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const body = readFileSync(path);
      if (body.length < WORTH_COMPRESSING) return;
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(body));
      writeFileSync(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
};
