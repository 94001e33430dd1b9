import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language, OPERATOR_FIELDS, operatorMark, TAG_OF } from '@ieum/contract';
import { Window } from 'happy-dom';
import { build } from 'vite';

const WEB = join(import.meta.dirname, '..');
const LOCALES = join(WEB, '../locales');
const DIST = join(WEB, 'dist');
/** Inside `node_modules`, so that the built program finds the libraries. */
const PROGRAM = join(WEB, '../node_modules/.cache/ieum/paint');
const NAMESPACES = ['common', 'auth'];

type Program = typeof import('../src/app/paint.tsx');

/** Writes the sign-in page as HTML in each language, so that a browser shows it before the program is there. */
const paint = async () => {
  await buildProgram();
  openDocument();
  const { startPaint, paintSignIn }: Program = await import(pathToFileURL(join(PROGRAM, 'paint.mjs')).href);
  await startPaint(Object.fromEntries(LANGUAGES.map((language) => [TAG_OF[language], wordsIn(language)])));
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  mkdirSync(join(DIST, 'painted'), { recursive: true });
  for (const language of LANGUAGES)
    writeFileSync(join(DIST, 'painted', `signin.${language}.html`), fill(page, language, await paintSignIn(language)));
};

/** Provides what the page reads from a browser: an empty storage, and a document that names marks as the operator. */
const openDocument = () => {
  const { document, localStorage } = new Window();
  const operator = document.createElement('meta');
  operator.setAttribute('name', 'ieum-operator');
  const marks = Object.fromEntries(OPERATOR_FIELDS.map((field) => [field, operatorMark(field)]));
  operator.setAttribute('content', JSON.stringify(marks));
  document.head.append(operator);
  Object.assign(globalThis, { document, localStorage });
};

const buildProgram = () =>
  build({
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: 'src/app/paint.tsx',
      outDir: PROGRAM,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });

const wordsIn = (language: Language) =>
  Object.fromEntries(
    NAMESPACES.map((name) => [
      name,
      JSON.parse(readFileSync(join(LOCALES, language, 'interface', `${name}.json`), 'utf8')),
    ]),
  );

const TITLE = /<title>.*?<\/title>/;
/** Other pages load the table of all routes at once. */
const ROUTES = /\s*<link rel="modulepreload"[^>]*\/assets\/routes-[^>]*>/;

const fill = (page: string, language: Language, painted: string) => {
  // The policy allows no script and no style inside a page.
  if (/<script|<style/.test(painted)) throw new Error('The painted page contains a script or a style.');
  const title = TITLE.exec(painted)?.[0] ?? '';
  const tag = TAG_OF[language];
  return [
    ['<html lang="ko">', `<html lang="${tag}">`],
    [TITLE, title],
    [ROUTES, ''],
    ['<div id="root"></div>', `<div id="root" data-painted="${tag}">${painted.replace(title, '')}</div>`],
  ].reduce((html, [place = '', text]) => replaced(html, place, String(text)), page);
};

const replaced = (html: string, place: string | RegExp, text: string) => {
  if (html.split(place).length !== 2) throw new Error(`index.html does not have ${place} once.`);
  return html.replace(place, () => text);
};

await paint();
