// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { useFilterAddress } from './latest-search.ts';

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
