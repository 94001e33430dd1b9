// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { Page } from './page.tsx';

const TABS = [
  { to: '/flow', label: '흐름도', isEnd: true },
  { to: '/flow/ledger', label: '입출고 대장', count: 41 },
];

const show = (address: string) => {
  const page = <Page title="자재 흐름" tabs={TABS} count="41행" action={<button type="button">수량 입력</button>} />;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
};
const onPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ matches: media.includes('480.98'), addEventListener() {}, removeEventListener() {} }) as never,
    );

beforeEach(() => startTestApp());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('26.1 carries title, tabs, count and act on one line, and says page and tab', () => {
  show('/flow/ledger');
  // Without styles, the test library takes each element for a block and sets a blank before it.
  const title = screen.getByRole('heading', { level: 1, name: /^자재 흐름 ?: 입출고 대장$/ });
  const line = within(title.parentElement ?? document.body);
  const tabs = within(line.getByRole('navigation', { name: '자재 흐름' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['흐름도', '입출고 대장41']);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('입출고 대장41');
  expect(line.getByText('41행')).toBeTruthy();
  expect(line.getByRole('button', { name: '수량 입력' })).toBeTruthy();
  expect(document.title).toBe('입출고 대장 · Ieum');
});

it('26.1 opens the tabs from the title on a phone; Escape brings the focus back', async () => {
  onPhone();
  const router = show('/flow/ledger');
  const title = within(screen.getByRole('heading', { level: 1, name: '자재 흐름: 입출고 대장' }));
  const opener = title.getByRole('button', { expanded: false });
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(opener);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.activeElement).toBe(opener);
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('link', { name: '흐름도' }));
  expect(router.state.location.pathname).toBe('/flow');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('26.1 folds the tabs into the title where they have no room', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 500 });
  show('/flow');
  expect(screen.getByRole('button', { name: '자재 흐름: 흐름도', expanded: false })).toBeTruthy();
});

it('needs no tabs', () => {
  render(<Page title="제품" lead="설명" />);
  expect(screen.getByRole('heading', { level: 1, name: '제품' })).toBeTruthy();
  expect(screen.getByText('설명')).toBeTruthy();
  expect(document.title).toBe('제품 · Ieum');
});
