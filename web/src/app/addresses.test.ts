import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { userAddress } from '../account/operators/users/address.ts';
import { memberAddress } from '../company/members/member-address.ts';
import { companyAddress } from '../company/operators/address.ts';
import { readDashboardAddress, withAddress } from '../dashboard/address.ts';
import { historyAddress } from '../dashboard/flags/address.ts';
import { homeAddress } from '../dashboard/home/address.ts';
import { certificateAddress } from '../factory/certificates/address.ts';
import { factoryAddress } from '../factory/list/address.ts';
import { balanceAddress } from '../flow/balance/address.ts';
import { ledgerAddress } from '../flow/ledger/address.ts';
import { flowSearchOf, readFlowAddress } from '../flow/map/address.ts';
import { readTrace, traceHref } from '../flow/origins/address.ts';
import { productionAddress } from '../flow/production/address.ts';
import { noticeAddress } from '../notice/inbox/address.ts';
import { outboxAddress } from '../notice/mail/address.ts';
import { actionAddress } from '../review/actions/address.ts';
import { declarationsAddress } from '../review/answering/list/address.ts';
import { requestAddress } from '../review/requests/address.ts';
import { seriesAddress } from '../review/requests/series/address.ts';
import { adminQueueAddress, queueAddress } from '../review/reviewing/queue/address.ts';
import { invitationAddress } from '../supply/invitations/address.ts';
import { linkAddress } from '../supply/links/address.ts';
import { productAddress } from '../supply/products/address.ts';
import { readTierAddress, tierSearchOf } from '../supply/tiers/address.ts';

const TODAY = '2026-11-17';
/** Values that a page may hold beside its address: a setter, and unknown parameters of a link. */
const FOREIGN = { setAddress: (e: unknown, n = !1) => [e, n], foreign: 'x', lng: 'en' };
const QUERY = new URLSearchParams('foreign=1&lng=en&page=2&size=50&search=%EA%B0%95&view=table&product=x&state=draft');

type ListAddress<L> = { read: (search: URLSearchParams) => L; searchOf: (list: L) => URLSearchParams };
const listed = <L extends object>({ read, searchOf: write }: ListAddress<L>) => write({ ...read(QUERY), ...FOREIGN });
const searchIn = (href: string) => new URL(href, 'http://localhost').searchParams;

/** Pages with filters, and the address that each writes. */
const PAGES: Record<string, () => URLSearchParams> = {
  'supplier tiers': () => tierSearchOf({ ...readTierAddress(QUERY), ...FOREIGN }),
  'flow diagram': () => flowSearchOf({ ...readFlowAddress(QUERY, TODAY), ...FOREIGN }, TODAY),
  'trace report': () => searchIn(traceHref({ ...readTrace(QUERY, TODAY), ...FOREIGN })),
  factories: () => listed(factoryAddress),
  ledger: () => listed(ledgerAddress),
  production: () => listed(productionAddress),
  'mass balance': () => listed(balanceAddress),
  products: () => listed(productAddress),
  'supply links': () => listed(linkAddress),
  requests: () => listed(requestAddress),
  'recurring requests': () => listed(seriesAddress),
  declarations: () => listed(declarationsAddress),
  'corrective actions': () => listed(actionAddress),
  'review queue': () => listed(queueAddress),
  'operators’ review queue': () => listed(adminQueueAddress),
  home: () => listed(homeAddress),
  'history of flags': () => listed(historyAddress),
  dashboard: () => searchIn(withAddress('/dashboard', { ...readDashboardAddress(QUERY), ...FOREIGN })),
  certificates: () => listed(certificateAddress),
  users: () => listed(userAddress),
  companies: () => listed(companyAddress),
  notices: () => listed(noticeAddress),
  outbox: () => listed(outboxAddress),
  invitations: () => listed(invitationAddress),
  members: () => listed(memberAddress),
};

describe('addresses', () => {
  it.each(Object.entries(PAGES))('23.15 hold only what the page knows: %s', (_, write) => {
    const names = [...write().keys()];
    for (const name of Object.keys(FOREIGN)) expect(names).not.toContain(name);
  });

  it('23.15 are written nowhere else', () => {
    const writers = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .filter((name) => /, setSearch\] = useSearchParams\(\)/.test(readFileSync(`web/src/${name}`, 'utf8')));
    expect(writers.toSorted()).toEqual([
      // Each writes by its own list of names.
      'company/verification/desk/case-list-page.tsx',
      'flow/map/address.ts',
      'flow/origins/weighed-origins.tsx',
      'flow/quarter/address.ts',
      'kit/list/latest-search.ts',
      'kit/list/list-address.ts',
      'review/templates/tabs.tsx',
      'supply/risks/flags-page.tsx',
      'supply/tiers/address.ts',
    ]);
  });
});
