// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../../test/world.ts';
import { i18n } from '../../../language/i18n.ts';
import { LinePlot } from './line-plot.tsx';

const PERCENT = { style: 'percent' } as const;
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04'];

const show = (props: Partial<ComponentProps<typeof LinePlot>> = {}) =>
  render(
    <MemoryRouter>
      <LinePlot
        title="제출률"
        asOf="2026-10-15"
        categories={MONTHS}
        categoryLabel="월"
        period="month"
        format={PERCENT}
        series={[
          { id: 'first', name: '1차', values: [0.7, null, 0.8, 0.9] },
          { id: 'second', name: '2차', values: [0.4, 0.5, null, null] },
        ]}
        {...props}
      />
    </MemoryRouter>,
  );
const marks = () => [...document.querySelectorAll<SVGElement>('[data-mark]')];
const lines = () => [...document.querySelectorAll('g[aria-hidden] > path[stroke]')];
const focusedName = () => document.activeElement?.getAttribute('aria-label');

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

it('breaks the line where a value is missing', () => {
  show();
  const [first, second] = lines().map((line) => line.getAttribute('d') ?? '');
  expect(first?.match(/M/g)).toHaveLength(2);
  expect(second?.match(/M/g)).toHaveLength(1);
  expect(marks()).toHaveLength(5);
});

it('goes in steps where nothing lies between', () => {
  show({ isStepped: true, series: [{ id: 'first', name: '1차', values: [0.9, 0.7, 0.3, 0.1] }] });
  const [path = ''] = lines().map((line) => line.getAttribute('d') ?? '');
  const points = [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [x, y]);
  expect(points.length).toBeGreaterThan(4);
  // Each part is horizontal or vertical, never slanted.
  for (const [at, [x, y]] of points.slice(1).entries()) {
    const [beforeX, beforeY] = points[at] ?? [];
    expect(x === beforeX || y === beforeY).toBe(true);
  }
});

it('22.12 draws what is only known to lie between two values as an area, and says both', async () => {
  const most = { values: [0.7, 0.8, 0.9, 0.95], leastName: '1차 최소', mostName: '1차 최대' };
  show({ series: [{ id: 'first', name: '1차', values: [0.7, 0.5, 0.4, 0.3], most }] });
  expect(document.querySelectorAll('[class*=between]')).toHaveLength(1);
  expect(lines()).toHaveLength(2);
  expect(marks().map((mark) => mark.getAttribute('aria-label'))).toEqual([
    '2026년 1월, 1차: 70%',
    '2026년 2월, 1차: 50~80%',
    '2026년 3월, 1차: 40~90%',
    '2026년 4월, 1차: 30~95%',
  ]);
  expect(marks().filter((mark) => mark.querySelector('[class*=range]'))).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: '표' }));
  const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['월', '1차 최소', '1차 최대']);
});

it('draws each series with a dash and a shape of its own', () => {
  show();
  const dashes = lines().map((line) => line.getAttribute('stroke-dasharray'));
  const shapes = ['1차', '2차'].map((name) =>
    document.querySelector(`[aria-label*="${name}"] path`)?.getAttribute('d'),
  );
  expect(new Set(dashes).size).toBe(2);
  expect(new Set(shapes).size).toBe(2);
});

it('is walked by keyboard along a line, over its gaps, and across the lines', async () => {
  const user = userEvent.setup();
  show();
  marks()[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(focusedName()).toBe('2026년 3월, 1차: 80%');
  await user.keyboard('{Home}{ArrowDown}');
  expect(focusedName()).toBe('2026년 1월, 2차: 40%');
});

it('shows a target in the picture, in the legend and in the table', async () => {
  show({ target: { name: '목표', value: 0.95 }, hrefOf: ({ series }) => `/x/${series}` });
  expect(screen.getByText('목표: 95%')).toBeTruthy();
  expect(document.querySelector('[class*=target]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '표' }));
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['70%', '40%', '95%']);
  expect(cells[0]?.querySelector('a')?.getAttribute('href')).toBe('/x/first');
  expect(cells[2]?.querySelector('a')).toBeNull();
});

it('shows one point alone, and the same value again and again', () => {
  show({ categories: ['2026-01'], series: [{ id: 'a', name: 'A', values: [0.5] }] });
  expect(marks().map((mark) => mark.getAttribute('aria-label'))).toEqual(['2026년 1월, A: 50%']);
  cleanup();
  show({ series: [{ id: 'a', name: 'A', values: [5, 5, 5, 5] }], isZeroBased: false });
  const [line] = lines().map((path) => path.getAttribute('d') ?? '');
  const heights = [...(line ?? '').matchAll(/,([\d.]+)/g)].map(([, y]) => y);
  expect(new Set(heights).size).toBe(1);
  expect(line).not.toContain('NaN');
});

it('leaves out the symbols of two hundred points, but not the points', () => {
  const categories = Array.from({ length: 200 }, (_, index) => `${index}`);
  render(
    <LinePlot
      title="많음"
      asOf="2026-10-15"
      categories={categories}
      categoryLabel="번호"
      series={[{ id: 'a', name: 'A', values: categories.map((_, index) => (index === 1 ? null : index)) }]}
    />,
  );
  expect(marks()).toHaveLength(199);
  expect(marks().filter((mark) => mark.querySelector('[class*=symbol]'))).toHaveLength(1);
});
