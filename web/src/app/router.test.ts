// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../test/fresh-browser.ts';
import { startTestApp } from '../../test/world.ts';
import { untilDrawable } from './app.tsx';
import { startRouter } from './router.ts';

resetBrowserBeforeEach();

const startAt = async (address: string) => {
  await startTestApp();
  window.history.replaceState(null, '', address);
  const router = await startRouter();
  await untilDrawable(router);
  const pathOfPage = () => router.state.matches.at(-1)?.route.path;
  const count = () => router.routes[0]?.children?.length;
  return { router, pathOfPage, count };
};

it('28.7 starts sign-in with that page alone, and adds all others once when the user goes elsewhere', async () => {
  const { router, pathOfPage, count } = await startAt('/auth/signin');
  expect([pathOfPage(), count()]).toEqual(['/auth/signin', 1]);
  await router.navigate('/auth/signup');
  expect(pathOfPage()).toBe('/auth/signup');
  const all = count();
  expect(all).toBeGreaterThan(1);
  await router.navigate('/nowhere');
  expect(pathOfPage()).toBe('*');
  await router.navigate('/invite/some-token');
  await router.navigate('/auth/signin');
  expect([pathOfPage(), count()]).toEqual(['/auth/signin', all]);
});

it('S4.1 28.7 sends a user without a session back to sign-in', async () => {
  const { router, pathOfPage } = await startAt('/auth/signin');
  await router.navigate('/factory?page=2');
  expect(pathOfPage()).toBe('/auth/signin');
});

it('28.7 opens the page that the user chose last while the routes were loading', async () => {
  const { router, pathOfPage } = await startAt('/auth/signin');
  void router.navigate('/nowhere');
  await router.navigate('/auth/find-id');
  expect(pathOfPage()).toBe('/auth/find-id');
});

it('28.7 starts anywhere else with all pages', async () => {
  const { pathOfPage, count } = await startAt('/privacy');
  expect(pathOfPage()).toBe('/privacy');
  expect(count()).toBeGreaterThan(1);
});
