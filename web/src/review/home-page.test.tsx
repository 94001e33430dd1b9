// @vitest-environment happy-dom
import { examples } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../test/world.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { i18n } from '../kit/language/i18n.ts';
import { ReviewHomePage } from './home-page.tsx';

const outputs: Record<string, object> = {
  requests: examples.listReviewRequests.output,
  declarations: examples.listOwnDeclarations.output,
  queue: examples.listReviewQueue.output,
  actions: examples.listActions.output,
};

resetBrowserBeforeEach();

it('26.5 counts what is to be checked, names no past day as the next, and folds what is done', async () => {
  const actions = examples.listActions.output;
  const [action] = actions.rows;
  await startTestApp({
    server: ({ path }) => {
      if (path.includes('state=to_check'))
        return { data: { ...actions, rows: [{ ...action, dueOn: '2020-01-31' }], total: 2 } };
      const [, list = ''] = /review\/(\w+)/.exec(path) ?? [];
      return { data: { ...outputs[list], rows: [], total: 0 } };
    },
  });
  signInAs();
  await i18n.loadNamespaces([
    'declaration',
    'review',
    'shell',
    'tier',
    'ui',
    'flow',
    'material',
    'unit',
    'questionnaire',
  ]);
  const router = createMemoryRouter([{ path: reviewPaths.home(), element: <ReviewHomePage /> }], {
    initialEntries: [reviewPaths.home()],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const card = await screen.findByRole('link', { name: /^확인할 시정조치/ });
  expect(card.textContent).toContain('2');
  expect(card.textContent).toContain('기한은 2020.01.31이었어요');
  expect(card.textContent).not.toContain('가장 가까운 기한');
  expect(screen.getByRole('link', { name: '받은 요청에 모두 답했어요' })).toBeTruthy();
  expect(screen.queryByText('답해야 할 요청')).toBeNull();
});
