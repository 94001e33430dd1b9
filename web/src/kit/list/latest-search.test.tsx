// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { useFilterAddress, useReplaceSearch } from './latest-search.ts';

type Filters = ReturnType<typeof useFilterAddress>;

const open = async () => {
  const shown: { filters?: Filters } = {};
  const List = () => {
    shown.filters = useFilterAddress(['state', 'kind', 'page']);
    return <p>list</p>;
  };
  const router = createMemoryRouter([{ path: '/', Component: List, loader: () => null }]);
  render(<RouterProvider router={router} />);
  await screen.findByText('list');
  return { router, filters: () => shown.filters as Filters };
};

resetBrowserBeforeEach();

it('23.15 keeps the first choice when the second comes before the page has drawn it', async () => {
  const { router, filters } = await open();
  const { choose } = filters();
  act(() => {
    choose({ state: 'kept' });
    choose({ kind: 'account.locked' });
  });
  await waitFor(() => expect(router.state.location.search).toBe('?state=kept&kind=account.locked'));
  act(() => filters().choose({ state: '' }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=account.locked'));
  const { clear, choose: chooseNext } = filters();
  act(() => {
    clear();
    chooseNext({ state: 'sent' });
  });
  await waitFor(() => expect(router.state.location.search).toBe('?state=sent'));
});

it('27 a write that ends while the user goes back leaves the way back alone', async () => {
  const opened = Promise.withResolvers<null>();
  const shown: { replace?: ReturnType<typeof useReplaceSearch> } = {};
  const List = () => {
    shown.replace = useReplaceSearch();
    return <p>list</p>;
  };
  const router = createMemoryRouter(
    [
      { path: '/record', Component: () => <p>record</p>, loader: () => opened.promise },
      { path: '/', Component: List },
    ],
    { initialEntries: ['/record', '/?invite=1'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('list');
  act(() => shown.replace?.(new URLSearchParams('invite=2')));
  await waitFor(() => expect(router.state.location.search).toBe('?invite=2'));
  act(() => void router.navigate(-1));
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/record'));
  act(() => shown.replace?.(new URLSearchParams()));
  await act(async () => opened.resolve(null));
  await screen.findByText('record');
  expect(router.state.location.pathname).toBe('/record');
});
