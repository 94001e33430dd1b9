import { readFileSync } from 'node:fs';
import { LANGUAGES, TILES, type Translations } from '@ieum/contract';
import { expect, it } from 'vitest';
import {
  ABOUT_WORDS,
  COLUMN_HEADINGS,
  FLAG_WORDS,
  LINES,
  SEVERITY_WORDS,
  STATE_WORDS,
  TASK_WORDS,
  TILE_WORDS,
} from './tile-words.ts';

type Words = { [key: string]: string | Words };

const screenWords = (language: string, space: string): Words =>
  JSON.parse(readFileSync(`locales/${language}/interface/${space}.json`, 'utf8'));

const wordAt = (language: string, space: string, path: string) =>
  path
    .split('.')
    .reduce<string | Words | undefined>(
      (at, key) => (typeof at === 'object' ? at[key] : undefined),
      screenWords(language, space),
    );
const onScreen = (space: string, path: string) => LANGUAGES.map((language) => wordAt(language, space, path));
const inSheet = (word: Translations | undefined) => LANGUAGES.map((language) => word?.[language]);

const keysOf = (space: string, path: string) => {
  const found = wordAt('kr', space, path);
  return typeof found === 'object' ? Object.keys(found) : [];
};

/** Words of the sheets that must equal those on the screen. */
const SAME: [sheet: Record<string, Translations>, space: string, path: string, keys: string[]][] = [
  [TILE_WORDS, 'dashboard', 'tile', [...TILES]],
  [COLUMN_HEADINGS, 'dashboard', 'part', keysOf('dashboard', 'part')],
  [
    COLUMN_HEADINGS,
    'dashboard',
    'column',
    ['kind', 'state', 'count', 'tier', 'factory', 'points', 'country', 'week', 'month'],
  ],
  [LINES, 'dashboard', 'reviewRow', keysOf('dashboard', 'reviewRow')],
  [LINES, 'dashboard', 'response', ['answered', 'declined', 'waiting', 'ended']],
  [LINES, 'dashboard', 'responseRow', keysOf('dashboard', 'responseRow')],
  [LINES, 'dashboard', 'figure', ['newThisWeek', 'closedThisWeek', 'elsewhere', 'expired', 'overdue']],
  [STATE_WORDS, 'review', 'state', keysOf('review', 'state')],
  [STATE_WORDS, 'factory', 'state', ['active', 'closed']],
  [STATE_WORDS, 'dashboard', 'state', keysOf('dashboard', 'state')],
  [STATE_WORDS, 'flow', 'verdict', ['breach', 'unknown', 'surplus', 'ok']],
  [TASK_WORDS, 'home', 'kind', Object.keys(TASK_WORDS)],
  [ABOUT_WORDS, 'home', 'of', keysOf('home', 'of')],
  [ABOUT_WORDS, 'home', 'state', keysOf('home', 'state')],
  [FLAG_WORDS, 'flag', 'code', Object.keys(FLAG_WORDS)],
  [SEVERITY_WORDS, 'flag', 'severity', Object.keys(SEVERITY_WORDS)],
];

it.each(SAME)('S2.2 a sheet calls things what the screen calls them: %#', (sheet, space, path, keys) => {
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(inSheet(sheet[key]), `${path}.${key}`).toEqual(onScreen(space, `${path}.${key}`));
});
