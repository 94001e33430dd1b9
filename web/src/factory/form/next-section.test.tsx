// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { FactoryRegisterPage } from './register-page.tsx';

/** A busy machine renders late. */
const PATIENTLY = { timeout: 10_000 };

const open = async (section: string) => {
  signInAs();
  await i18n.loadNamespaces(['factory', 'unit', 'ui', 'company']);
  const router = createMemoryRouter([{ path: '/factory/new/:section?', Component: FactoryRegisterPage }], {
    initialEntries: [`/factory/new/${section}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, PATIENTLY);
  return router;
};

resetBrowserBeforeEach();
silenceConsoleErrors();

it('26.4 leads on and back section by section, and fills the button that leads on until the last', async () => {
  await startTestApp();
  const router = await open('identity');
  const filled = () => document.querySelector('[class*="solid"]')?.textContent;
  expect(screen.queryByRole('link', { name: '이전' })).toBeNull();
  expect(filled()).toBe('다음: 위치');
  await userEvent.click(screen.getByRole('link', { name: '다음: 위치' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/factory/new/location'), PATIENTLY);
  await userEvent.click(screen.getByRole('link', { name: '이전' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/factory/new/identity'), PATIENTLY);
  await userEvent.click(screen.getByRole('link', { name: /^연락처/ }));
  await waitFor(() => expect(filled()).toBe('공장 등록'), PATIENTLY);
});
