import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTSIDE_GATE } from '../../e2e/outside-gate.ts';

it('names only tests that exist, so that a test which is renamed returns to the gate in sight of everybody', () => {
  const missing = Object.entries(OUTSIDE_GATE).flatMap(([spec, titles]) => {
    const text = readFileSync(`e2e/${spec}.spec.ts`, 'utf8');
    return titles.filter((title) => !text.includes(title)).map((title) => `${spec}: ${title}`);
  });
  expect(missing).toEqual([]);
});
