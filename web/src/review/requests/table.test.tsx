// @vitest-environment happy-dom
import { examples } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { requestAddress } from './address.ts';
import { RequestTable } from './table.tsx';

const { output } = examples.listReviewRequests;
const ABOUT = '배터리 셀';
const rows = output.rows.map((row) => ({
  ...row,
  kind: 'supply_map' as const,
  subject: { ...row.subject, form: null, name: ABOUT },
}));

const open = async (hidden: string, shownRows: typeof rows = rows) => {
  await startTestApp();
  await i18n.loadNamespaces(['declaration', 'questionnaire', 'ui', 'review']);
  localStorage.setItem('ieum.reviewRequest.hiddenColumns', hidden);
  const listed = {
    list: requestAddress.read(new URLSearchParams()),
    data: { ...output, rows: shownRows },
    outcome: { isPending: false, isFailed: false, onRetry: () => undefined },
    setList: () => undefined,
    setValue: () => undefined,
    clearFilters: () => undefined,
    hrefOf: () => '/',
    filters: {},
    isFiltered: false,
    setFilters: () => undefined,
    isEmpty: false,
  };
  const element = <RequestTable listed={listed} />;
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
  const [, row] = await screen.findAllByRole('row');
  return row?.textContent ?? '';
};

resetBrowserBeforeEach();

it('23.21 says what is asked for, also where a phone has no room for its column', async () => {
  const wide = await open('');
  cleanup();
  const narrow = await open('title,createdAt,forwarded');
  for (const text of [wide, narrow]) expect(text.split(ABOUT)).toHaveLength(2);
});

it('26.7 says of a request whose answer was sent back that changes were requested', async () => {
  const [row] = rows;
  const answered = (state: 'submitted' | 'changes_requested') =>
    row ? [{ ...row, state: 'answered' as const, isOverdue: false, declaration: { id: row.id, state, round: 1 } }] : [];
  expect(await open('', answered('submitted'))).toContain('답변함');
  cleanup();
  expect(await open('', answered('changes_requested'))).toContain('보완 요청');
});
