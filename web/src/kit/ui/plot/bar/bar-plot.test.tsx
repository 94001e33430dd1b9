// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../../../test/world.ts';
import { changeLanguage, i18n } from '../../../language/i18n.ts';
import { BarPlot } from './bar-plot.tsx';

const MONTHS = ['2026-08', '2026-09', '2026-10'];
const SERIES = [
  { id: 'iso9001', name: 'ISO 9001', values: [3, 1200, 12] },
  { id: 'iso14001', name: 'ISO 14001', values: [0, null, -5] },
];
const NAMES = [
  '2026년 8월, ISO 9001: 3',
  '2026년 8월, ISO 14001: 0',
  '2026년 9월, ISO 9001: 1,200',
  '2026년 10월, ISO 9001: 12',
  '2026년 10월, ISO 14001: -5',
];

const show = (props: Partial<ComponentProps<typeof BarPlot>> = {}) =>
  render(
    <MemoryRouter>
      <BarPlot
        title="인증서"
        asOf="2026-10-15"
        categories={MONTHS}
        categoryLabel="월"
        period="month"
        series={SERIES}
        {...props}
      />
    </MemoryRouter>,
  );
const marks = () => [...document.querySelectorAll<SVGElement>('[data-mark]')];
const markNames = () => marks().map((mark) => mark.getAttribute('aria-label'));
const focusedName = () => document.activeElement?.getAttribute('aria-label');
const tooltip = () => document.querySelector('[class*=tooltip]')?.textContent;
const heights = () =>
  [...document.querySelectorAll('[data-mark] [fill]')].map((bar) => Number(bar.getAttribute('height')));

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

describe('the marks', () => {
  it('are named by what they count and how much; what is missing has none', () => {
    show();
    expect(markNames()).toEqual(NAMES);
    expect(screen.getByRole('group', { name: '인증서' }).getAttribute('aria-description')).toContain('화살표');
  });

  it('S1.4 speak the language of the user', async () => {
    await i18n.loadLanguages('en');
    await changeLanguage('en');
    await i18n.loadNamespaces('ui');
    show();
    expect(markNames()[2]).toBe('Sep 2026, ISO 9001: 1,200');
  });

  it('are one stop for Tab, and arrows go by category and by series', async () => {
    const user = userEvent.setup();
    show();
    expect(marks().filter((mark) => mark.getAttribute('tabindex') === '0')).toHaveLength(1);
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(focusedName()).toBe(NAMES[0]);
    await user.keyboard('{ArrowRight}');
    expect(focusedName()).toBe(NAMES[2]);
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focusedName()).toBe(NAMES[4]);
    await user.keyboard('{ArrowLeft}');
    expect(focusedName()).toBe(NAMES[1]);
    await user.keyboard('{End}');
    expect(focusedName()).toBe(NAMES[4]);
    await user.keyboard('{Home}');
    expect(focusedName()).toBe(NAMES[0]);
  });

  it('are found again where Tab left them', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    await user.tab({ shift: true });
    expect(focusedName()).toBe(NAMES[2]);
  });

  it('turn with the bars when these lie', async () => {
    const user = userEvent.setup();
    show({ direction: 'horizontal' });
    expect(markNames()).toEqual(NAMES);
    marks()[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(focusedName()).toBe(NAMES[2]);
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(focusedName()).toBe(NAMES[1]);
  });

  it('are links to what they count, in the picture and in the table', async () => {
    show({ hrefOf: ({ category, series }) => `/factory?month=${category}&standard=${series}` });
    const link = screen.getByRole('link', { name: '2026년 10월, ISO 9001: 12' });
    expect(link.getAttribute('href')).toBe('/factory?month=2026-10&standard=iso9001');
    await userEvent.click(screen.getByRole('button', { name: '표' }));
    const figure = within(screen.getByRole('table')).getByRole('link', { name: '1,200' });
    expect(figure.getAttribute('href')).toBe('/factory?month=2026-09&standard=iso9001');
  });
});

describe('the tooltip', () => {
  it('says name and value on focus, and Escape puts it away', async () => {
    show();
    marks()[2]?.focus();
    expect(await screen.findByText('1,200')).toBeTruthy();
    expect(tooltip()).toBe('2026년 9월, ISO 9001' + '1,200');
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeUndefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(tooltip()).toBe('2026년 10월, ISO 9001' + '12');
  });

  it('says name and value on hover, stays while the pointer is on it, and goes with the pointer', () => {
    show();
    const [bar] = marks();
    if (!bar) throw new Error('no bar');
    fireEvent.pointerOver(bar);
    expect(tooltip()).toBe('2026년 8월, ISO 9001' + '3');
    const shown = document.querySelector('[class*=tooltip]');
    fireEvent.pointerOut(bar, { relatedTarget: shown });
    expect(tooltip()).toBe('2026년 8월, ISO 9001' + '3');
    if (shown) fireEvent.pointerOut(shown, { relatedTarget: document.body });
    expect(tooltip()).toBeUndefined();
  });
});

describe('the bars', () => {
  it('show nothing where the value is zero, and stay in their place with very large ones', () => {
    show({ categories: ['a', 'b'], series: [{ id: 's', name: 'S', values: [0, 1e12] }] });
    const [zero = -1, large = -1] = heights();
    expect(zero).toBe(0);
    expect(large).toBeGreaterThan(100);
    expect(large).toBeLessThan(300);
  });

  it('are all flat when all is zero, and all full when all is equal', () => {
    show({ series: [{ id: 's', name: 'S', values: [0, 0, 0] }] });
    expect(heights()).toEqual([0, 0, 0]);
    cleanup();
    show({ series: [{ id: 's', name: 'S', values: [5, 5, 5] }] });
    expect(new Set(heights()).size).toBe(1);
  });

  it('stack without hiding one another', () => {
    show({ arrangement: 'stacked', categories: ['a'], series: SERIES.map((row) => ({ ...row, values: [10] })) });
    const [lower, upper] = [...document.querySelectorAll('[data-mark] [fill]')].map((bar) =>
      Number(bar.getAttribute('y')),
    );
    const [height = 0] = heights();
    expect((upper ?? 0) + height).toBeCloseTo(lower ?? -1);
  });

  it.each(['vertical', 'horizontal'] as const)(
    'keep a width of their own when there are 200 of them: %s',
    (direction) => {
      const categories = Array.from({ length: 200 }, (_, index) => `공장 ${index}`);
      show({ categories, direction, series: [{ id: 's', name: 'S', values: categories.map((_, index) => index) }] });
      const side = direction === 'vertical' ? 'width' : 'height';
      const sides = [...document.querySelectorAll('[data-mark] [fill]')].map((bar) => Number(bar.getAttribute(side)));
      expect(sides).toHaveLength(200);
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(8);
    },
  );

  it('differ by pattern, not by colour alone', () => {
    show();
    const fills = [...document.querySelectorAll('pattern')].map((pattern) =>
      pattern.querySelector('path')?.getAttribute('d'),
    );
    expect(new Set(fills).size).toBe(SERIES.length);
  });
});
