import { expect, it } from 'vitest';
import { bytesOf } from './answer-bytes.ts';

const TEXTS = [
  '',
  'plain',
  '공장 "이음" ñ 🏭',
  'half \ud83c',
  '공'.repeat(33_334),
  '공'.repeat(100_000),
  '공'.repeat(100_001),
];

it('28.5 writes each text as UTF-8, of any length', () => {
  for (const text of TEXTS) expect(bytesOf(text).equals(Buffer.from(text)), text.slice(0, 20)).toBe(true);
});

it('28.5 leaves earlier bytes alone', () => {
  const first = bytesOf('first');
  bytesOf('second');
  expect(first.toString()).toBe('first');
});
