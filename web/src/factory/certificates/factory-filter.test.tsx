// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp, USER } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { FactoryFilter } from './factory-filter.tsx';

const open = async (role: string) => {
  const calls = await startTestApp({ server: () => ({ data: { rows: [] } }) });
  signInAs({ ...USER, role });
  await i18n.loadNamespaces(['certificate', 'ui']);
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <FactoryFilter value="" onValue={() => {}} />
        <p>here</p>
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByText('here', {}, { timeout: 10_000 });
  return calls.filter(({ path }) => path.startsWith('/api/certificates/factories'));
};

resetBrowserBeforeEach();

it('23.13 asks for no own factories for an operator, who has none', async () => {
  expect(await open('admin')).toEqual([]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('S2.3 offers a company its own factories', async () => {
  expect(await open('supplier')).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: /공장/ })).toBeTruthy();
});
