// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../test/fresh-browser.ts';
import { startTestApp } from '../../test/world.ts';
import { failedRoutes } from './first-routes.tsx';

resetBrowserBeforeEach();
silenceConsoleErrors();

it('S8.6 28.7 says that the pages have not arrived, and loads the program again for a retry or a link', async () => {
  await startTestApp();
  const router = createMemoryRouter(failedRoutes(new TypeError('Failed to fetch')), { initialEntries: ['/factory'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: '화면을 불러오지 못했어요' })).toBeTruthy();
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  screen.getByRole('button', { name: '다시 시도' }).click();
  expect(reload).toHaveBeenCalledOnce();
  await router.navigate('/privacy');
  expect(assign.mock.calls.map(([address]) => new URL(address).pathname)).toEqual(['/privacy']);
});
