import { expect, it } from 'vitest';
import { formatAgo } from './relative-time.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');

it.each([
  ['2026-11-15T11:59:31+00:00', '지금', 'now'],
  ['2026-11-15T11:57:00+00:00', '3분 전', '3 minutes ago'],
  ['2026-11-15T10:00:01+00:00', '1시간 전', '1 hour ago'],
  ['2026-11-14T11:00:00+00:00', '어제', 'yesterday'],
  ['2026-10-01T00:00:00+00:00', '지난달', 'last month'],
  ['2024-11-01T00:00:00+00:00', '2년 전', '2 years ago'],
  // The server's clock may be a little ahead.
  ['2026-11-15T12:00:05+00:00', '지금', 'now'],
])('S1.4 says how long ago %s was', (moment, korean, english) => {
  expect(formatAgo(moment, NOW, 'ko')).toBe(korean);
  expect(formatAgo(moment, NOW, 'en')).toBe(english);
});
