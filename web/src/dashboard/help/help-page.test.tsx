// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp, USER } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { HelpPage } from './help-page.tsx';

const waysOf = async (role: string) => {
  await startTestApp();
  signInAs({ ...USER, role });
  await i18n.loadNamespaces(['help', 'ui']);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Suspense>
          <HelpPage />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('navigation', {}, { timeout: 10_000 });
  return screen.getAllByRole('link', { name: /^화면 열기/ }).map((link) => link.getAttribute('href'));
};

resetBrowserBeforeEach();

const OF_MEMBERS = ['/company', '/supply-chain/products', '/supply-chain/links', '/supply-chain/invitations'];

it('S2.1 leads a supplier to every page that it tells of', async () => {
  expect(await waysOf('supplier')).toEqual(expect.arrayContaining(OF_MEMBERS));
});

it('23.13 leads an operator to no page that only a member can open', async () => {
  const ways = await waysOf('admin');
  expect(ways.filter((to) => OF_MEMBERS.includes(String(to)))).toEqual([]);
  expect(ways).toContain('/factory');
});
