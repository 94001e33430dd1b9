import type { Dashboard } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { balanceSeries, OUT, REST } from './balance.ts';
import { flagSeries } from './flags.ts';
import { responseSeries } from './responses.ts';
import { reviewSeries } from './reviews.ts';

describe('reviewSeries', () => {
  it('S2.2 has a bar only for what there is, and a part for each state of any', () => {
    const reviews: Dashboard['reviews'] = {
      own: [{ state: 'submitted', count: 2 }],
      toReview: [],
      factories: [
        { state: 'draft', count: 1 },
        { state: 'active', count: 4 },
      ],
      medianDays: null,
    };
    expect(reviewSeries(reviews)).toEqual({
      rows: ['own', 'factories'],
      series: [
        { state: 'draft', values: [null, 1] },
        { state: 'submitted', values: [2, null] },
        { state: 'active', values: [null, 4] },
      ],
    });
  });
});

describe('flagSeries', () => {
  it('S2.2 puts the longest bar first and parts it by severity', () => {
    expect(
      flagSeries([
        { code: 'CERT_EXPIRED', severity: 'high', count: 1 },
        { code: 'SINGLE_SOURCE', severity: 'medium', count: 2 },
        { code: 'SINGLE_SOURCE', severity: 'high', count: 3 },
      ]),
    ).toEqual({
      codes: ['SINGLE_SOURCE', 'CERT_EXPIRED'],
      series: [
        { severity: 'high', values: [3, 1] },
        { severity: 'medium', values: [2, null] },
      ],
      total: 6,
    });
    expect(flagSeries([])).toEqual({ codes: [], series: [], total: 0 });
  });
});

describe('responseSeries', () => {
  const counted = {
    asked: 8,
    answered: 6,
    medianDays: 2,
    overdue: 1,
    requests: { answered: 4, declined: 1, open: 2, overdue: 1, dueInWeek: 0 },
    invitations: { accepted: 1, declined: 0, waiting: 0, expired: 0 },
  };

  it('S2.2 has a bar for requests and one for invitations, in parts by what came of them', () => {
    expect(responseSeries(counted)).toEqual({
      rate: 0.75,
      rows: ['requests', 'invitations'],
      series: [
        { part: 'answered', values: [4, 1] },
        { part: 'declined', values: [1, null] },
        { part: 'waiting', values: [2, null] },
      ],
    });
  });

  it('leaves out what nobody has asked', () => {
    const nobody = { accepted: 0, declined: 0, waiting: 0, expired: 0 };
    expect(responseSeries({ ...counted, invitations: nobody }).rows).toEqual(['requests']);
    expect(responseSeries(null)).toEqual({ rate: null, rows: [], series: [] });
  });
});

describe('balanceSeries', () => {
  it('S2.2 shows tonnes by origin beside what left, and the smallest together', () => {
    const inflow = ['ID', 'AU', 'CN', 'CL', 'KR', 'JP', ''].map((country, at) => ({ country, kg: (7 - at) * 1000 }));
    const series = balanceSeries({ inflow, outflowKg: 20_000 });
    expect(series.map(({ id }) => id)).toEqual(['ID', 'AU', 'CN', 'CL', 'KR', REST, OUT]);
    expect(series.find(({ id }) => id === REST)?.values).toEqual([3, null]);
    expect(series.at(-1)?.values).toEqual([null, 20]);
  });

  it('is empty where nothing came and nothing left', () => {
    expect(balanceSeries({ inflow: [], outflowKg: 0 })).toEqual([]);
  });
});
