// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { Breadcrumb } from './breadcrumb.tsx';

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

it('links every place but the one that is here', () => {
  render(<Breadcrumb places={[{ label: '홈', to: '/' }]} current="울산 1공장" />, { wrapper: MemoryRouter });
  const way = within(screen.getByRole('navigation', { name: '현재 위치' }));
  expect(way.getByRole('link', { name: '홈' }).getAttribute('href')).toBe('/');
  expect(way.getByText('울산 1공장').getAttribute('aria-current')).toBe('page');
  expect(way.getAllByRole('link')).toHaveLength(1);
});
