// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../../test/world.ts';
import { i18n } from '../../../language/i18n.ts';
import { TimelinePlot } from './timeline-plot.tsx';

const GROUPS = [
  { id: 'valid', name: '유효', tone: 'good' as const },
  { id: 'due', name: '기한' },
];
const ITEMS = [
  { id: '1', name: 'ISO 9001', start: '2025-11-16', end: '2026-11-15', group: 'valid' },
  { id: '2', name: '실사', end: '2026-12-01', group: 'due' },
  { id: '3', name: '모름', end: '언젠가', group: 'due' },
];

const show = (props: Partial<ComponentProps<typeof TimelinePlot>> = {}) =>
  render(
    <MemoryRouter>
      <TimelinePlot
        title="기간"
        asOf="2026-10-15"
        today="2026-10-15"
        items={ITEMS.slice(0, 2)}
        groups={GROUPS}
        categoryLabel="항목"
        groupLabel="상태"
        {...props}
      />
    </MemoryRouter>,
  );
const markNames = () => [...document.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('aria-label'));

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('names each by its state and its days; what is due has one day and another shape', () => {
  show();
  expect(markNames()).toEqual(['ISO 9001, 유효: 2025.11.16~2026.11.15', '실사, 기한: 2026.12.01']);
  const [bar, day] = document.querySelectorAll('[data-mark]');
  expect(bar?.querySelector('path')).toBeNull();
  expect(day?.querySelector('path')).toBeTruthy();
});

it('marks today', () => {
  show();
  expect(screen.getByText('오늘 2026.10.15')).toBeTruthy();
});

it('takes the day in Korea for today', () => {
  vi.useFakeTimers({ now: new Date('2026-10-15T16:00:00Z') });
  render(
    <TimelinePlot
      title="기간"
      asOf="2026-10-15"
      items={ITEMS}
      groups={GROUPS}
      categoryLabel="항목"
      groupLabel="상태"
    />,
  );
  expect(screen.getByText('오늘 2026.10.16')).toBeTruthy();
});

it('says the same in the table, and the items are links there too', async () => {
  show({ hrefOf: ({ id }) => `/x/${id}` });
  expect(screen.getByRole('link', { name: /실사/ }).getAttribute('href')).toBe('/x/2');
  await userEvent.click(screen.getByRole('button', { name: '표' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['항목', '시작일', '종료일', '상태'],
    ['ISO 9001', '2025.11.16', '2026.11.15', '유효'],
    ['실사', '–값 없음', '2026.12.01', '기한'],
  ]);
  expect(within(screen.getByRole('table')).getByRole('link', { name: '실사' })).toBeTruthy();
});

it('is walked by keyboard', async () => {
  const user = userEvent.setup();
  show();
  document.querySelector<SVGElement>('[data-mark]')?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('실사, 기한: 2026.12.01');
});

it('keeps the row of what has no date that can be read, without a mark', () => {
  show({ items: ITEMS });
  expect(markNames()).toHaveLength(2);
  expect(screen.getByText('모름')).toBeTruthy();
});
