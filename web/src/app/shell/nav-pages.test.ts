import { expect, it } from 'vitest';
import { knownPlaces } from '../../search/known-places.ts';
import { addressOf, navGroups, spotOf } from './nav-pages.ts';

const nameAt = (pathname: string, role: 'supplier' | 'admin' = 'supplier') => {
  const spot = spotOf(navGroups(role), pathname);
  return [spot?.group.name, spot?.page?.name];
};

it.each([
  ['/', 'dashboard', 'todo'],
  ['/dashboard', 'dashboard', undefined],
  ['/dashboard/flags', 'dashboard', undefined],
  ['/factory', 'factory', 'factories'],
  ['/factory/0198f2a0/history', 'factory', 'factories'],
  ['/factory/certificates/new', 'factory', 'certificates'],
  ['/supply-chain', 'supplyChain', undefined],
  ['/supply-chain/tier', 'supplyChain', 'partners'],
  ['/supply-chain/links/new', 'supplyChain', 'partners'],
  ['/supply-chain/invitations', 'supplyChain', 'partners'],
  ['/supply-chain/flow/ledger', 'supplyChain', 'flow'],
  ['/supply-chain/review/queue', 'supplyChain', 'review'],
  ['/profile', undefined, undefined],
])('S2.9 26.1 knows where %s belongs', (pathname, group, page) => expect(nameAt(pathname)).toEqual([group, page]));

it('S2.7 26.1 shows an operator the pages of the portal in place of a supply chain', () => {
  expect(navGroups('admin').map(({ name, pages }) => [name, pages.length])).toEqual([
    ['dashboard', 1],
    ['factory', 2],
    ['supplyChain', 0],
    ['admin', 7],
  ]);
  expect(nameAt('/admin', 'admin')).toEqual(['admin', undefined]);
  expect(nameAt('/admin/settings/limits', 'admin')).toEqual(['admin', 'settings']);
  expect(nameAt('/admin', 'supplier')).toEqual([undefined, undefined]);
});

const NAMES = { page: String, parent: String, action: String };

it.each([
  ['supplier', 'writer'],
  ['admin', 'operator'],
] as const)('26.1 lets %s find every page of the navigation by Ctrl K', (role, kind) => {
  const known = knownPlaces(kind, NAMES, '').pages.map(({ to }) => to);
  const pages = navGroups(role).flatMap(({ to, pages: children }) => [to, ...children.map((page) => page.to)]);
  // The page of the supply chain tells an operator only that they have none.
  expect(pages.filter((page) => !known.includes(page))).toEqual(role === 'admin' ? ['/supply-chain'] : []);
});

it('26.1 opens the outbox with the mails that failed, if there are any', () => {
  const outbox = navGroups('admin')
    .flatMap(({ pages }) => pages)
    .find(({ name }) => name === 'outbox');
  expect(outbox && [addressOf(outbox, 0), addressOf(outbox, 2)]).toEqual([
    '/admin/outbox',
    '/admin/outbox?state=failed',
  ]);
});
