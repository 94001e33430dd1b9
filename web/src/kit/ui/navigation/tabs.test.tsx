// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'basic', label: '기본', content: '이름과 소재지' },
  { id: 'history', label: '이력', disabled: true, content: '없음' },
  { id: 'process', label: '공정', count: 4, content: '공정 네 개' },
];

beforeEach(() => startTestApp());
afterEach(cleanup);

it('shows one part, tied to its tab', () => {
  render(<Tabs label="공장" tabs={TABS} />);
  expect(screen.getByRole('tablist', { name: '공장' })).toBeTruthy();
  const tab = screen.getByRole('tab', { selected: true });
  const panel = screen.getByRole('tabpanel', { name: '기본' });
  expect(panel.textContent).toBe('이름과 소재지');
  expect(tab.getAttribute('aria-controls')).toBe(panel.id);
});

it('goes by arrows, round and past what is disabled', async () => {
  const onSelect = vi.fn();
  render(<Tabs label="공장" tabs={TABS} onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('공정 네 개');
  expect(document.activeElement?.textContent).toBe('공정4');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('이름과 소재지');
  await userEvent.keyboard('{End}{Home}');
  expect(onSelect.mock.calls.flat().slice(-2)).toEqual(['process', 'basic']);
});

it('can be told which part is open', () => {
  render(<Tabs label="공장" tabs={TABS} selected="process" />);
  expect(screen.getByRole('tabpanel').textContent).toBe('공정 네 개');
});

it('has a variant whose parts have addresses', async () => {
  const links = (
    <TabLinks
      label="공급망"
      tabs={[
        { to: '/chain', label: '전체', isEnd: true },
        { to: '/chain/tier', label: '차수' },
      ]}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: links }], { initialEntries: ['/chain'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('navigation', { name: '공급망' })).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('전체');
  await userEvent.click(screen.getByRole('link', { name: '차수' }));
  expect(router.state.location.pathname).toBe('/chain/tier');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('차수');
});
