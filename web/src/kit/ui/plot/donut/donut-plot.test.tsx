// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../../test/world.ts';
import { i18n } from '../../../language/i18n.ts';
import { DonutPlot } from './donut-plot.tsx';

const SLICES = [
  { id: 'kr', name: '대한민국', value: 500 },
  { id: 'cn', name: '중국', value: 400 },
  { id: 'jp', name: '일본', value: 80 },
  { id: 'de', name: '독일', value: 12 },
  { id: 'us', name: '미국', value: 8 },
  { id: 'br', name: '브라질', value: 0 },
  { id: 'xx', name: '정정', value: -3 },
];

const show = (props: Partial<ComponentProps<typeof DonutPlot>> = {}) =>
  render(
    <MemoryRouter>
      <DonutPlot title="국가" asOf="2026-10-15" slices={SLICES} categoryLabel="국가" valueLabel="협력사" {...props} />
    </MemoryRouter>,
  );
const markNames = () => [...document.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('aria-label'));
const svgTexts = () => [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

it('draws the largest first, the smallest together, and the total in the middle', () => {
  show();
  expect(markNames()).toEqual(['대한민국: 500 (50%)', '중국: 400 (40%)', '일본: 80 (8%)', '기타 2개: 20 (2%)']);
  expect(svgTexts()).toEqual(['합계', '1,000']);
});

it('says the shares in figures beside the ring', () => {
  show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('대한민국50050%');
});

it('names every slice in the table, also what has no share, and ends with the total', async () => {
  show({ hrefOf: ({ id }) => `/x/${id}` });
  await userEvent.click(screen.getByRole('button', { name: '표' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['대한민국', '500', '50%'],
    ['중국', '400', '40%'],
    ['일본', '80', '8%'],
    ['독일', '12', '1.2%'],
    ['미국', '8', '0.8%'],
    ['브라질', '0', '0%'],
    ['정정', '-3', '–값 없음'],
    ['합계', '1,000', '100%'],
  ]);
  expect(screen.getByRole('link', { name: '12' }).getAttribute('href')).toBe('/x/de');
});

it('is walked by any arrow, and only what is one thing is a link', async () => {
  const user = userEvent.setup();
  show({ hrefOf: ({ id }) => `/x/${id}` });
  document.querySelector<SVGElement>('[data-mark]')?.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('기타 2개: 20 (2%)');
  expect(document.activeElement?.getAttribute('href')).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('href')).toBe('/x/jp');
});

it('shortens a total that does not fit into the ring', () => {
  show({ slices: [{ id: 'a', name: 'A', value: 987_654_321_012 }] });
  expect(svgTexts()).toEqual(['합계', '9,876.54억']);
});

it('is empty when nothing is more than zero', () => {
  show({ slices: [{ id: 'a', name: 'A', value: 0 }] });
  expect(screen.getByText('아직 보여 줄 데이터가 없어요.')).toBeTruthy();
});
