// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../../test/world.ts';
import { i18n } from '../../../language/i18n.ts';
import { BarPlot } from '../bar/bar-plot.tsx';

const show = (props: Partial<ComponentProps<typeof BarPlot>> = {}) =>
  render(
    <MemoryRouter>
      <BarPlot
        title="인증서: 월별"
        asOf="2026-10-15T05:30:00Z"
        unit="건"
        categories={['2026-09', '2026-10']}
        categoryLabel="월"
        period="month"
        series={[
          { id: 'a', name: '=ISO 9001', values: [1200, -3] },
          { id: 'b', name: 'ISO 14001', values: [null, 5] },
        ]}
        {...props}
      />
    </MemoryRouter>,
  );
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('has a title, and says as of when and in what unit', () => {
  show();
  const figure = screen.getByRole('figure', { name: '인증서: 월별' });
  expect(within(figure).getByRole('heading', { level: 3, name: '인증서: 월별' })).toBeTruthy();
  expect(within(figure).getByText('2026.10.15 14:30 기준 (한국 시간)').getAttribute('datetime')).toBe(
    '2026-10-15T05:30:00Z',
  );
  expect(within(figure).getByText('단위: 건')).toBeTruthy();
});

it('changes to a table of the same data and back', async () => {
  show();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '표', pressed: false }));
  const table = screen.getByRole('table', { name: '인증서: 월별' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['월', '=ISO 9001', 'ISO 14001']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026년 9월', '2026년 10월']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,200', '–값 없음', '-3', '5']);
  expect(document.querySelector('[data-mark]')?.closest('[inert]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '그래프' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.querySelector('[data-mark]')?.closest('[inert]')).toBeNull();
});

it('gives the table away as a file that Excel reads', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:test';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show();
  await userEvent.click(screen.getByRole('button', { name: 'CSV 내려받기' }));
  const [link] = click.mock.contexts;
  expect(link).toHaveProperty('download', '인증서 월별.csv');
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe("월,'=ISO 9001,ISO 14001\r\n2026-09,1200,\r\n2026-10,-3,5\r\n");
});

it('holds its place while loading, and offers nothing that is not there yet', () => {
  show({ isLoading: true, series: [], height: 200 });
  expect(screen.getByRole('status').textContent).toBe('불러오고 있어요');
  expect(screen.getByRole('status').parentElement?.style.getPropertyValue('--plot-height')).toBe('200px');
  expect(['그래프', '표', 'CSV 내려받기'].map(isDisabled)).toEqual([true, true, true]);
});

it('S2.2 23.24 keeps room for a picture while it loads or has failed, and none on a phone where there is nothing', () => {
  const bodyOf = (text: string) => screen.getByText(text).closest('[style*="--plot-height"]');
  show({ series: [] });
  expect(bodyOf('아직 보여 줄 데이터가 없어요.')?.className).toMatch(/empty/);
  cleanup();
  show({ series: [], isLoading: true });
  expect(bodyOf('불러오고 있어요')?.className).not.toMatch(/empty/);
  cleanup();
  show({ series: [], error: '연결이 끊겼어요.' });
  expect(bodyOf('연결이 끊겼어요.')?.className).not.toMatch(/empty/);
});

it('says when there is nothing, with a first step', () => {
  show({ series: [], emptyAction: <a href="/factory/new">공장 등록</a> });
  expect(screen.getByText('아직 보여 줄 데이터가 없어요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '공장 등록' })).toBeTruthy();
  cleanup();
  show({ series: [{ id: 'a', name: 'A', values: [null, null] }], emptyText: '공장을 등록해 보세요.' });
  expect(screen.getByText('공장을 등록해 보세요.')).toBeTruthy();
});

it('says what went wrong and tries again', async () => {
  const retry = vi.fn();
  show({ error: '연결이 끊겼어요.', onRetry: retry });
  expect(screen.getByRole('alert').textContent).toContain('연결이 끊겼어요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('26.2 has one control for view and download where the page gives one', async () => {
  show({
    asOf: undefined,
    tools: ({ isTable, onToggle }) => (
      <button type="button" onClick={onToggle}>
        {isTable ? 'to the chart' : 'to the table'}
      </button>
    ),
  });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['to the table']);
  expect(screen.queryByText(/기준/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'to the table' }));
  expect(screen.getByRole('table', { name: '인증서: 월별' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'to the chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('26.2 says in one line what is too little for a picture, or why there is nothing', () => {
  show({ isLine: true, figures: <b>3 certificates</b>, emptyText: 'none', tools: () => 'download' });
  const figure = screen.getByRole('figure', { name: '인증서: 월별' });
  expect(figure.textContent).toBe('인증서: 월별3 certificatesdownload');
  cleanup();
  show({ isLine: true, series: [], figures: <b>3 certificates</b>, emptyText: 'none', emptyAction: 'add one' });
  expect(screen.getByRole('figure').textContent).toBe('인증서: 월별noneadd one');
});

it('26.2 draws a colour with a meaning plain, and others with a pattern', () => {
  const series = [
    { id: 'a', name: 'good', values: [1, 2], color: 'var(--good)' },
    { id: 'b', name: 'other', values: [1, 2] },
  ];
  const { container } = show({ series });
  const [plain, other] = [...container.querySelectorAll('pattern')];
  expect(plain?.querySelector('rect')?.getAttribute('fill')).toBe('var(--good)');
  expect([plain, other].map((pattern) => pattern?.querySelector('path')?.getAttribute('d') === '')).toEqual([
    true,
    false,
  ]);
});
