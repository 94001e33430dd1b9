import type { Dashboard } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { BUYER_DASHBOARD, EMPTY_DASHBOARD, tierOf } from '../../../test/dashboard.ts';
import { factsOf } from './facts.ts';

const TODAY = '2026-11-15';
const kindsOf = (data: Dashboard) => factsOf(data, TODAY).map(({ kind }) => kind);
const only = (data: Partial<Dashboard>) => factsOf({ ...EMPTY_DASHBOARD, ...data }, TODAY);

describe('factsOf', () => {
  it('26.2 says nothing where there are no data', () => {
    expect(kindsOf(EMPTY_DASHBOARD)).toEqual([]);
    const ledger = [{ period: '2026-Q3', rows: 0, agreed: 0, differing: 0 }];
    expect(only({ ledger })).toEqual([]);
  });

  it('26.2 says the most important first, to a buyer its chain and to a supplier its own records', () => {
    expect(kindsOf(BUYER_DASHBOARD)).toEqual(['tiers', 'ledger', 'requests', 'flags', 'ending']);
    expect(kindsOf({ ...BUYER_DASHBOARD, variant: 'supplier' })).toEqual(['ledger', 'ending', 'flags']);
  });

  it('26.2 names the first and the weakest tier, and as the next step the one where most is missing', () => {
    const [fact] = factsOf(BUYER_DASHBOARD, TODAY);
    expect(fact).toMatchObject({
      first: { tier: 1, confirmed: 11, companies: 12 },
      weakest: { tier: 3, companies: 9 },
    });
    // Counted here a second time: 1, 3 + 4 and 6 + 2 companies are not confirmed.
    expect(fact).toMatchObject({ gap: { tier: 3, count: 8 } });
    const [whole] = factsOf({ ...BUYER_DASHBOARD, tiers: [tierOf(1, 2, 0, 0)] }, TODAY);
    expect(whole).toMatchObject({ gap: null });
  });

  it('26.2 misses a quarter only where an earlier one has rows', () => {
    const quarter = (period: string, rows: number) => ({ period, rows, agreed: rows, differing: 0 });
    expect(only({ ledger: [quarter('2026-Q1', 3), quarter('2026-Q2', 2), quarter('2026-Q3', 0)] })).toMatchObject([
      { kind: 'ledgerGap', period: '2026-Q3', before: { period: '2026-Q2', rows: 2 } },
    ]);
  });

  it('26.2 says of requests only those that were not cancelled, and of flags those that are severe', () => {
    const facts = factsOf(BUYER_DASHBOARD, TODAY);
    const sent = BUYER_DASHBOARD.responses?.requests;
    const all = (sent?.answered ?? 0) + (sent?.declined ?? 0) + (sent?.open ?? 0);
    expect(facts.find(({ kind }) => kind === 'requests')).toMatchObject({ all, answered: 9, dueInWeek: 2 });
    expect(facts.find(({ kind }) => kind === 'flags')).toEqual({ kind: 'flags', open: 5, high: 3 });
  });

  it.each([
    ['2026-11-15', 'ending', 0],
    ['2026-12-26', 'ending', 41],
    ['2027-02-13', 'ending', 90],
    ['2027-02-14', 'valid', undefined],
  ])('26.2 says of a certificate that ends on %s: %s', (validTo, kind, days) => {
    const next = { id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c53', name: 'ISO 14001', validTo };
    const [fact] = only({ certificates: { expired: 0, valid: 1, months: [], next } });
    expect(fact).toMatchObject({ kind, ...(days !== undefined && { days }) });
    expect(only({ certificates: { expired: 2, valid: 1, months: [], next } })).toEqual([{ kind: 'expired', count: 2 }]);
  });

  it('26.2 counts declarations that were submitted, and the factory with the lowest score', () => {
    const own: Dashboard['reviews']['own'] = [
      { state: 'draft', count: 4 },
      { state: 'changes_requested', count: 1 },
      { state: 'approved', count: 3 },
      { state: 'superseded', count: 2 },
    ];
    const least = [{ id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51', name: '안산작업장', points: 41 }];
    expect(
      only({
        reviews: { ...EMPTY_DASHBOARD.reviews, own },
        completeness: { mean: 62.5, factories: 2, least },
      }),
    ).toEqual([
      { kind: 'declarations', all: 4, approved: 3, toChange: 1 },
      { kind: 'completeness', factories: 2, mean: 62.5, least: least[0] },
    ]);
  });
});
