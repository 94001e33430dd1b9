import { expect, it } from 'vitest';
import { factoryAddress } from '../../factory/list/address.ts';
import { balanceAddress } from '../../flow/balance/address.ts';
import { ledgerAddress } from '../../flow/ledger/address.ts';
import { readFlowAddress } from '../../flow/map/address.ts';
import { requestAddress } from '../../review/requests/address.ts';
import { invitationAddress } from '../../supply/invitations/address.ts';
import { readTierAddress } from '../../supply/tiers/address.ts';
import { dashboardQueryOf, readDashboardAddress, withAddress } from '../address.ts';
import { historyAddress } from '../flags/address.ts';
import { tileLinks } from './links.ts';

const product = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c50';
const links = tileLinks({ product, period: '2026-Q3' });
const searchIn = (address: string) => new URL(address, 'http://ieum.test').searchParams;

it('S2.2 leads to lists that understand what is asked of them', () => {
  expect(readTierAddress(searchIn(links.tier(2, ['unconfirmed'])))).toMatchObject({
    product,
    view: 'table',
    tier: ['2'],
    status: ['unconfirmed'],
  });
  expect(readTierAddress(searchIn(links.country('CN')))).toMatchObject({ view: 'table', country: ['CN'] });
  expect(factoryAddress.read(searchIn(links.factories('draft'))).state).toEqual(['draft']);
  expect(factoryAddress.read(searchIn(links.leastComplete()))).toMatchObject({ sort: 'completeness', order: 'asc' });
  expect(balanceAddress.read(searchIn(links.verdict('breach')))).toMatchObject({
    period: '2026-Q3',
    productId: product,
    verdict: 'breach',
  });
  expect(ledgerAddress.read(searchIn(links.shipped()))).toMatchObject({
    side: 'out',
    from: '2026-Q3',
    to: '2026-Q3',
    productId: product,
  });
  expect(readFlowAddress(searchIn(links.origins()), '2026-11-16')).toMatchObject({
    product,
    from: '2026-Q3',
    to: '2026-Q3',
    by: 'country',
    view: 'table',
  });
  expect(links.flags('CERT_EXPIRED', 'high')).toBe('/supply-chain/flags?code=CERT_EXPIRED&severity=high');
  expect(historyAddress.read(searchIn(links.flagsIn('closed', '2026-11-09')))).toMatchObject({
    show: 'closed',
    week: '2026-11-09',
    page: 1,
  });
  expect(links.holding('2026-11')).toBe('/factory/certificates?holds=yes&month=2026-11');
  expect(links.asked('waiting')).toBe('/supply-chain/review/requests?side=asked&state=open');
  expect(requestAddress.read(searchIn(links.askedLate()))).toMatchObject({
    side: 'asked',
    state: 'open',
    due: 'overdue',
  });
  expect(invitationAddress.read(searchIn(links.invited('waiting')))).toMatchObject({ state: 'waiting' });
  expect(invitationAddress.read(searchIn(links.invited('ended')))).toMatchObject({ state: 'expired' });
  expect(links.toReview('submitted')).toBe('/supply-chain/review/queue?show=all&state=submitted');
});

it('S2.2 reads product and quarter from the address and leaves out what makes no sense', () => {
  const address = { product, period: '2026-Q2' };
  expect(readDashboardAddress(searchIn(withAddress('/dashboard', address)))).toEqual(address);
  expect(dashboardQueryOf(address)).toEqual({ productId: product, period: '2026-Q2' });
  const wrong = readDashboardAddress(new URLSearchParams('product=1&period=2026-07'));
  expect(wrong).toEqual({ product: '', period: '' });
  expect(dashboardQueryOf(wrong)).toEqual({});
  expect(withAddress('/dashboard', wrong)).toBe('/dashboard');
});
