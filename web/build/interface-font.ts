import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

/**
 * Builds fonts with the characters of the Korean interface, in two parts. The second font family covers text that
 * people type.
 */
export const interfaceFonts = async () => {
  const files = readdirSync(LOCALES).filter((file) => file !== SHOWCASE);
  const first = charactersIn(files.filter((file) => FIRST.includes(file)));
  for (const character of ASCII + PUNCTUATION) first.add(character);
  const rest = new Set([...charactersIn(files)].filter((character) => !first.has(character)));
  return { first: await subsetOf(first), rest: await subsetOf(rest) };
};

const charactersIn = (files: string[]) =>
  new Set(files.flatMap((file) => [...readFileSync(join(LOCALES, file), 'utf8')]));

/** Returns the path of a subset. It is built only when the characters change. */
const subsetOf = async (wanted: Set<string>) => {
  const characters = [...wanted].sort().join('');
  const name = createHash('sha256')
    .update(characters)
    .update(JSON.stringify([WEIGHTS, FEATURES]))
    .digest('hex')
    .slice(0, 16);
  const path = join(CACHE, `interface-${name}.woff2`);
  if (!existsSync(path)) {
    mkdirSync(CACHE, { recursive: true });
    const options = { targetFormat: 'woff2', variationAxes: WEIGHTS, keepFeatures: FEATURES } as const;
    writeFileSync(path, await subsetFont(readFileSync(SOURCE), characters, options));
  }
  return path;
};
