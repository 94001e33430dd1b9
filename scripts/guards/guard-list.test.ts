import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUARDS } from './guard-list.ts';

it('names code that exists once, and tests that exist', () => {
  for (const { name, file, from, to, tests } of GUARDS) {
    expect(readFileSync(file, 'utf8').split(from), name).toHaveLength(2);
    expect(to, name).not.toBe(from);
    for (const test of tests) expect(existsSync(test), `${name}: ${test}`).toBe(true);
  }
});
