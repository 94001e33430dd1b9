import { expect, it } from 'vitest';
import { byDay } from './days.ts';

const NOW = Date.parse('2026-11-15T02:00:00Z');
const at = (createdAt: string) => ({ id: createdAt, kind: '', about: {}, path: '/', createdAt, isRead: true });

it('parts notices by the day that it was in Korea', () => {
  const moments = ['2026-11-15T01:00:00Z', '2026-11-14T15:00:00Z', '2026-11-14T14:59:59Z', '2026-10-01T00:00:00Z'];
  const days = byDay(moments.map(at), NOW);
  expect(days.map(({ day, nearness, notices }) => [day, nearness, notices.length])).toEqual([
    ['2026-11-15', 'today', 2],
    ['2026-11-14', 'yesterday', 1],
    ['2026-10-01', 'earlier', 1],
  ]);
  expect(byDay([], NOW)).toEqual([]);
});
