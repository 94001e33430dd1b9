import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contract, contract, LANGUAGES } from '@ieum/contract';
import { expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../locales');

/** Operations that are logged. Reads are not. */
const logged = Object.entries<Contract[string]>(contract).flatMap(([name, { method }]) =>
  method === 'GET' ? [] : [name],
);
const written = [...logged, 'adminCommand'];

it.each(LANGUAGES)('S2.7 has words in %s for everything that can stand in the audit log', (language) => {
  const { operation } = JSON.parse(readFileSync(join(LOCALES, language, 'interface/audit.json'), 'utf8'));
  expect(written.filter((name) => !operation[name])).toEqual([]);
});

it.each(LANGUAGES)('calls no two operations alike in %s', (language) => {
  const { operation } = JSON.parse(readFileSync(join(LOCALES, language, 'interface/audit.json'), 'utf8'));
  const words = Object.values(operation);
  expect(new Set(words).size).toBe(words.length);
});
