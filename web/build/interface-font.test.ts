import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { interfaceFonts } from './interface-font.ts';

const MAX_BYTES = 60_000;

it('28.7 the words of sign-in and of the home page need 60 kB of fonts; a browser knows which other words need more', async () => {
  const { first, others } = await interfaceFonts();
  const sheet = readFileSync(others, 'utf8');
  const [home = '', rest = ''] = [...sheet.matchAll(/url\("\.\/(.+?)"\)/g)].map(([, file = '']) =>
    join(dirname(others), file),
  );
  const [forHome = '', forRest = ''] = [...sheet.matchAll(/unicode-range: (.+?);/g)].map(([, range = '']) => range);
  const sizeOf = (path: string) => statSync(path).size;
  expect(sizeOf(first) + sizeOf(home)).toBeLessThanOrEqual(MAX_BYTES);
  expect(sizeOf(rest)).toBeGreaterThan(0);
  const codes = forRest.split(',');
  expect(codes.length).toBeGreaterThan(100);
  expect(forHome.split(',').filter((code) => codes.includes(code))).toEqual([]);
});
