// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { DataTable } from './data-table.tsx';
import { startState } from './table-state.ts';

const COUNT = 10_000;
const ROW_HEIGHT = 44;
const FRAME_HEIGHT = 480;
const ROWS = Array.from({ length: COUNT }, (_, index) => ({ id: `r${index}`, name: `줄 ${index + 1}` }));
const COLUMNS = [{ id: 'name', header: '이름', cell: ({ name }: { name: string }) => name }];

const Bench = () => {
  const [state, setState] = useState(startState);
  return (
    <DataTable
      isVirtual
      label="긴 표"
      columns={COLUMNS}
      rows={ROWS}
      total={COUNT}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      state={state}
      onChange={setState}
      bulkActions={() => null}
    />
  );
};

const drawnRows = () => screen.getByRole('table').querySelectorAll('tbody tr[aria-rowindex]');
const scrollTo = (top: number) => {
  const frame = screen.getByRole('region', { name: '긴 표' });
  act(() => {
    frame.scrollTop = top;
    fireEvent.scroll(frame);
  });
};

beforeEach(async () => {
  // happy-dom computes no layout.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(FRAME_HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(COUNT * ROW_HEIGHT);
  await startTestApp();
  await i18n.loadNamespaces('ui');
  render(<Bench />, { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('draws fewer than a hundred of ten thousand rows, and says how many there are', () => {
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe(String(COUNT + 1));
  expect(drawnRows().length).toBeGreaterThan(10);
  expect(drawnRows().length).toBeLessThan(100);
  expect(screen.getByRole('row', { name: /줄 1$/ }).getAttribute('aria-rowindex')).toBe('2');
});

it('draws the last row when one scrolls to the end, with its own place', () => {
  scrollTo(COUNT * ROW_HEIGHT - FRAME_HEIGHT);
  expect(screen.getByRole('row', { name: /줄 10000$/ }).getAttribute('aria-rowindex')).toBe(String(COUNT + 1));
  expect(drawnRows().length).toBeLessThan(100);
});

it('stays as high as all its rows', () => {
  scrollTo(4000 * ROW_HEIGHT);
  const spacers = screen.getByRole('table').querySelectorAll<HTMLElement>('tbody tr[aria-hidden] td');
  let height = drawnRows().length * ROW_HEIGHT;
  for (const { style } of spacers) height += Number.parseFloat(style.height);
  expect(height).toBe(COUNT * ROW_HEIGHT);
});

it('keeps the row that has the focus, and those next to it, wherever one scrolls', () => {
  const box = screen.getByRole('checkbox', { name: '줄 3 선택' });
  act(() => box.focus());
  scrollTo(5000 * ROW_HEIGHT);
  expect(document.activeElement).toBe(box);
  expect(box.isConnected).toBe(true);
  expect(screen.getByRole('checkbox', { name: '줄 4 선택' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: '줄 9 선택' })).toBeNull();
});
