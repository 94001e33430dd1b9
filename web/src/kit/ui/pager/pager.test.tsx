// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { Pager } from './pager.tsx';

const hrefOf = (page: number) => `/list?page=${page}`;

beforeEach(async () => {
  await startTestApp();
});
afterEach(cleanup);

it('has an address for each page and says which one this is', () => {
  render(<Pager page={2} pageSize={20} total={1234} hrefOf={hrefOf} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: '이전' }).getAttribute('href')).toBe('/list?page=1');
  expect(screen.getByRole('link', { name: '다음' }).getAttribute('href')).toBe('/list?page=3');
  expect(screen.getByRole('link', { name: '62페이지' }).getAttribute('href')).toBe('/list?page=62');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('2');
  expect(screen.getByText('전체 1,234개 중 21~40')).toBeTruthy();
});

it('goes nowhere from its ends', () => {
  render(<Pager page={1} pageSize={20} total={30} hrefOf={hrefOf} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link', { name: '이전' })).toBeNull();
  cleanup();
  render(<Pager page={2} pageSize={20} total={30} hrefOf={hrefOf} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link', { name: '다음' })).toBeNull();
});

it('23.13 counts nothing under an empty list, and no range beyond the last page', () => {
  render(<Pager page={1} pageSize={20} total={0} hrefOf={hrefOf} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.body.textContent).not.toMatch(/\d/);
  cleanup();
  render(<Pager page={9} pageSize={20} total={30} hrefOf={hrefOf} />, { wrapper: MemoryRouter });
  expect(screen.queryByText(/전체 30개 중/)).toBeNull();
  expect(screen.getByRole('link', { name: '이전' }).getAttribute('href')).toBe('/list?page=2');
});

it('turns by buttons, and keeps the focus at the end', async () => {
  const onPage = vi.fn();
  const { rerender } = render(<Pager page={1} pageSize={20} total={40} onPage={onPage} />);
  const next = screen.getByRole('button', { name: '다음' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2);
  rerender(<Pager page={2} pageSize={20} total={40} onPage={onPage} />);
  expect(document.activeElement).toBe(next);
  await userEvent.keyboard('{Enter}');
  expect(onPage).toHaveBeenCalledOnce();
});

it('lets the reader choose how much a page holds', async () => {
  const onPageSize = vi.fn();
  render(<Pager page={1} pageSize={20} total={40} onPage={() => {}} pageSizes={[20, 50]} onPageSize={onPageSize} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '페이지당 줄 수' }), '50');
  expect(onPageSize).toHaveBeenCalledExactlyOnceWith(50);
});

it('needs no numbers where there is one page', () => {
  render(<Pager page={1} pageSize={20} total={3} hrefOf={hrefOf} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('전체 3개 중 1~3')).toBeTruthy();
});
