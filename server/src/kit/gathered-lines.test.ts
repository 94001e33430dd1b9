import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { gatheredLines } from './gathered-lines.ts';

const destination = () => {
  const written: string[] = [];
  const flushed = Promise.withResolvers<void>();
  return { written, flushed: flushed.promise, write: (text: string) => written.push(text), flush: flushed.resolve };
};
const lineOf = (no: number) => `{"no":${no}}\n`;
const LINES = Array.from({ length: 50 }, (_, no) => lineOf(no));

it('28.5 writes the lines of a moment at once and in their order', async () => {
  const { written, flushed, ...rest } = destination();
  const lines = gatheredLines(rest);
  for (const line of LINES) lines.write(line);
  expect(written).toEqual([]);
  await flushed;
  expect(written).toEqual([LINES.join('')]);
});

it('28.5 waits for no moment when there are many lines, and splits none', () => {
  const { written, flushed: _, ...rest } = destination();
  const lines = gatheredLines(rest);
  const long = `${'x'.repeat(1_500)}\n`;
  for (let no = 0; no < 7; no++) lines.write(long);
  expect(written).toEqual([long.repeat(3), long.repeat(3)]);
});

it.each([
  ['ends in order', 'process.exit(0)', 0],
  ['runs out of work', '', 0],
  ['ends with a fault', 'throw new Error("a fault")', 1],
])('28.5 writes every line of a process that %s', (_, end, code) => {
  const log = JSON.stringify(new URL('./log.ts', import.meta.url).href);
  const script = `const { createLog } = await import(${log});
    const log = createLog('info');
    for (let no = 0; no < 300; no++) log.info({ no }, 'line');
    ${end}`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(status).toBe(code);
  const numbers = stdout
    .trim()
    .split('\n')
    .map((line): number => JSON.parse(line).no);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 300 }, (_line, no) => no));
});
