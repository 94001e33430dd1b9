// @vitest-environment happy-dom
import { type Declaration, examples } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { snapshotOf } from '../../../test/snapshots.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { DeclarationRecord } from './declaration-record.tsx';
import { RECORD_WORDS } from './reviewing.routes.tsx';

resetBrowserBeforeEach();

const declaration: Declaration = {
  ...examples.getDeclaration.output,
  snapshot: JSON.stringify(snapshotOf('questionnaire')),
  before: null,
  comments: [],
};

it('S2.4 leads from a request for changes without a comment to the form of a general comment', async () => {
  await startTestApp({ server: () => ({ data: { rows: [], total: 0, can: {} } }) });
  signInAs();
  await i18n.loadNamespaces([...RECORD_WORDS]);
  const element = <DeclarationRecord declaration={declaration} taskDialog={() => null} />;
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
  const [ask] = await screen.findAllByRole('button', { name: '보완 요청' });
  if (ask) await userEvent.click(ask);
  await userEvent.click(screen.getByRole('button', { name: '의견 남기기' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('group', { name: '답변 전체에 대한 의견' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '필수 보완' }).checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '의견' })));
});
