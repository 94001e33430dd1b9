import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTSIDE_GATE } from '../../e2e/outside-gate.ts';

it('names only tests that exist, so that a test which is renamed returns to the gate in disclosure of everybody', () => {
  const missing = Object.entries(OUTSIDE_GATE).flatMap(([spec, titles]) => {
    const text = globSync(`e2e/**/${spec}.spec.ts`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    return titles.filter((title) => !text.includes(title)).map((title) => `${spec}: ${title}`);
  });
  expect(missing).toEqual([]);
});
