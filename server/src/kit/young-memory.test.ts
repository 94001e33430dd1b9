import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULE = JSON.stringify(new URL('./young-memory.ts', import.meta.url).href);

/** Sizes of the memory for short-lived objects, in megabytes, while a process keeps more and more objects. */
const sizesAfter = (before: string): number[] => {
  const script = `import { getHeapSpaceStatistics } from 'node:v8';
    ${before}
    const size = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size >> 20;
    const kept = [];
    const sizes = new Set([size()]);
    for (let no = 0; no < 600_000; no++) {
      kept.push({ no });
      if (no % 500 === 0) sizes.add(size());
    }
    console.log(JSON.stringify([...sizes]));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(stdout);
};

const largestStep = (sizes: number[]) => Math.max(...sizes.slice(1).map((size, at) => size / (sizes[at] ?? size)));

it('28.5 grows in large steps, where the engine alone doubles', () => {
  expect(largestStep(sizesAfter(''))).toBe(2);
  expect(largestStep(sizesAfter(`(await import(${MODULE})).growInOneStep();`))).toBeGreaterThanOrEqual(8);
});
