import { TASK_KINDS, type Task } from '@ieum/contract';
import { expect, it } from 'vitest';
import { countAll, groupByWaiter } from './task-groups.ts';
import { taskPath } from './task-kinds.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c52';
const task = (waiter: Task['waiter'], dueOn = ''): Task => ({
  kind: 'link.answer',
  id,
  about: {},
  waiter,
  dueOn,
  since: '2026-11-12T02:10:00+00:00',
});

it('S2.1 groups by who waits, in the order of the server within', () => {
  const [partner, later, colleague] = [task('partner', '2026-11-01'), task('partner', '2026-12-01'), task('colleague')];
  expect(groupByWaiter([partner, later, colleague])).toEqual([
    { waiter: 'partner', tasks: [partner, later] },
    { waiter: 'colleague', tasks: [colleague] },
  ]);
});

it('counts all kinds together', () => {
  expect(countAll({})).toBe(0);
  expect(countAll({ 'link.answer': 2, 'flow.offer': 3 })).toBe(5);
});

it('S2.1 knows for every kind the page on which it is done', () => {
  for (const kind of TASK_KINDS)
    expect(taskPath({ kind, id, about: {} })).toMatch(/^\/(company|factory|supply-chain|admin)\//);
  const about = { period: '2026-Q3', count: '3' };
  expect(taskPath({ kind: 'flow.enter', id, about })).toBe('/supply-chain/flow/ledger/enter?period=2026-Q3');
  expect(taskPath({ kind: 'link.answer', id, about: {} })).toBe(`/supply-chain/links/${id}`);
  expect(taskPath({ kind: 'request.answer', id, about: {} })).toBe(`/supply-chain/review/requests/${id}/answer`);
  expect(taskPath({ kind: 'declaration.change', id, about: {} })).toBe(`/supply-chain/review/${id}?at=next`);
  expect(taskPath({ kind: 'declaration.review', id, about: {} })).toBe(`/supply-chain/review/${id}`);
  expect(taskPath({ kind: 'declaration.review', id, about: {} }, true)).toBe(`/admin/reviews/${id}`);
  expect(taskPath({ kind: 'certificate.ending', id, about: {} })).toBe(`/factory/certificates/${id}/renew`);
});
