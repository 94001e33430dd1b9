import { expect, it } from 'vitest';
import { createSealing } from './sealing.ts';

const { seal, open } = createSealing('a key for tests, 32 bytes or more', 'tests');

it('gives back what was sealed, and seals nothing the same way twice', () => {
  expect(open(seal('1101110123456', 'a'), 'a')).toBe('1101110123456');
  expect(seal('1101110123456', 'a')).not.toBe(seal('1101110123456', 'a'));
  expect(seal('1101110123456', 'a')).not.toContain('110111');
});

it('opens nothing at another place, with another key, or when a letter was changed', () => {
  const sealed = seal('1101110123456', 'a');
  expect(open(sealed, 'b')).toBe('');
  expect(createSealing('another key for tests, 32 bytes', 'tests').open(sealed, 'a')).toBe('');
  expect(createSealing('a key for tests, 32 bytes or more', 'others').open(sealed, 'a')).toBe('');
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(open(changed.toString('base64url'), 'a')).toBe('');
});

it('keeps nothing as nothing, and takes rubbish for nothing', () => {
  expect([seal('', 'a'), open('', 'a'), open('rubbish', 'a'), open('x'.repeat(200), 'a')]).toEqual(['', '', '', '']);
});
