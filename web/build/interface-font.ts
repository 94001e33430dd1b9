import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

const LOCALES = join(import.meta.dirname, '../../locales/kr/interface');
/** Words for developers. The showcase uses the second font family; its words would enlarge every first load. */
const SHOWCASE = 'showcase.json';
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/ieum');
const SOURCE = createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const PUNCTUATION = '·…–—‘’“”«»×÷°±²³©㎡㎥₩€→←↑↓•，。、（）「」';
/** The two weights of the type scale; the rest of the axis would be unused. */
const WEIGHTS = { wght: { min: 400, max: 600 } };
/** Kerning, figures of equal width, and features for correct shaping; each stylistic set would add its own glyphs. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk', 'calt'];

/** Words of the pages that open without a session: a first visit loads them. */
const FIRST = ['auth.json', 'common.json'];
/** Words that everybody sees after signing in. */
const HOME = ['shell.json', 'home.json', 'notice.json'];
/** The family name of every fifth user: for it alone they would load a part of the second family. */
const MOST_COMMON_NAME = '김';

/**
 * Builds fonts with the characters of the Korean interface, in three parts, and a style sheet that names the second and
 * the third. The second font family covers text that people type.
 */
export const interfaceFonts = async () => {
  const files = readdirSync(LOCALES).filter((file) => file !== SHOWCASE);
  const first = charactersIn(files.filter((file) => FIRST.includes(file)));
  for (const character of ASCII + PUNCTUATION) first.add(character);
  const home = without(charactersIn(files.filter((file) => HOME.includes(file))).add(MOST_COMMON_NAME), first);
  const rest = without(charactersIn(files), new Set([...first, ...home]));
  return { first: await subsetOf(first), others: await writeFaces([home, rest]) };
};

const without = (all: Set<string>, some: Set<string>) => new Set([...all].filter((one) => !some.has(one)));

/** Says of each font which characters it has: a browser loads only those that it needs, and none for other text. */
const writeFaces = async (sets: Set<string>[]) => {
  const faces = sets.map(async (characters) =>
    [
      '@font-face {',
      '  font-family: "Ieum Interface Rest";',
      '  font-weight: 400 600;',
      '  font-display: swap;',
      `  src: url("./${basename(await subsetOf(characters))}") format("woff2");`,
      `  unicode-range: ${rangesOf(characters)};`,
      '}',
      '',
    ].join('\n'),
  );
  const sheet = (await Promise.all(faces)).join('\n');
  const path = join(CACHE, `faces-${hashOf(sheet)}.css`);
  writeFileSync(path, sheet);
  return path;
};

const rangesOf = (characters: Set<string>) =>
  [...characters]
    .map((character) => `U+${character.codePointAt(0)?.toString(16)}`)
    .sort()
    .join(',');

const charactersIn = (files: string[]) =>
  new Set(files.flatMap((file) => [...readFileSync(join(LOCALES, file), 'utf8')]));

/** Returns the path of a subset. It is built only when the characters change. */
const subsetOf = async (wanted: Set<string>) => {
  const characters = [...wanted].sort().join('');
  const path = join(CACHE, `interface-${hashOf(characters + JSON.stringify([WEIGHTS, FEATURES]))}.woff2`);
  if (!existsSync(path)) {
    mkdirSync(CACHE, { recursive: true });
    const options = { targetFormat: 'woff2', variationAxes: WEIGHTS, keepFeatures: FEATURES } as const;
    writeFileSync(path, await subsetFont(readFileSync(SOURCE), characters, options));
  }
  return path;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
