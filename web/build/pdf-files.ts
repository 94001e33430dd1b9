import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
/**
 * The folder that `document/pdf/reader.ts` requests. It contains the version, so browsers may cache the files for ever.
 */
const FOLDER = `assets/pdfjs-${version}`;
/** Code tables of East Asian fonts, fonts that every reader is expected to have, and scripts that decode scans. */
const WANTED = [
  /^cmaps\//,
  /^standard_fonts\//,
  /^wasm\/(jbig2|openjpeg)_nowasm_fallback\.js$/,
  /^wasm\/LICENSE/,
  /^LICENSE$/,
];

/** Provides files that only the PDF view fetches, when a document needs them. */
export const pdfFiles = (): Plugin => ({
  name: 'ieum-pdf-files',
  generateBundle() {
    for (const name of wantedFiles()) {
      this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: readFileSync(join(PACKAGE, name)) });
    }
  },
  configureServer: ({ middlewares }) => {
    const files = new Map(wantedFiles().map((name) => [`/${FOLDER}/${name}`, join(PACKAGE, name)]));
    middlewares.use((request, response, next) => {
      const path = files.get(request.url ?? '');
      if (!path) return next();
      const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(path));
    });
  },
});

const wantedFiles = () =>
  readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => WANTED.some((pattern) => pattern.test(name)));
