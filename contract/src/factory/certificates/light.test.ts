import { describe, expect, it } from 'vitest';
import { dayAfter, daysBetween } from '../../kit/moment.ts';
import { certificateDetails, certificateProblems, certificateTitle } from './details.ts';
import { lightEdges, lightOf } from './light.ts';

const TODAY = '2026-11-15';
const holds = { isRevoked: false, isReplaced: false };

describe('lightOf', () => {
  it.each([
    [91, 'valid'],
    [90, 'expiring_90'],
    [31, 'expiring_90'],
    [30, 'expiring_30'],
    [7, 'expiring_30'],
    [0, 'expiring_30'],
    [-1, 'expired'],
    [-400, 'expired'],
    [3_000, 'valid'],
  ])('S2.3 shows what ends in %i days as %s', (days, light) => {
    const validTo = dayAfter(TODAY, days);
    expect(lightOf({ ...holds, validTo }, TODAY)).toBe(light);
    expect(daysBetween(TODAY, validTo)).toBe(days);
  });

  it('says of what was replaced or revoked that it was, whenever it ends', () => {
    for (const days of [91, 30, 0, -1]) {
      const validTo = dayAfter(TODAY, days);
      expect(lightOf({ validTo, isRevoked: false, isReplaced: true }, TODAY)).toBe('replaced');
      expect(lightOf({ validTo, isRevoked: true, isReplaced: false }, TODAY)).toBe('revoked');
      expect(lightOf({ validTo, isRevoked: true, isReplaced: true }, TODAY)).toBe('revoked');
    }
  });

  it('counts over leap days, the turn of a year and summer time elsewhere', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-02-28', '2027-03-01')).toBe(1);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(dayAfter('2026-03-29', 1)).toBe('2026-03-30');
    expect(lightEdges(TODAY)).toEqual({ verySoon: '2026-12-15', soon: '2027-02-13' });
  });

  /** The certificates of the demonstration data, as of 2026-11-15. */
  it.each([
    ['2027-02-28', 105, 'valid'],
    ['2027-08-14', 272, 'valid'],
    ['2026-11-20', 5, 'expiring_30'],
    ['2028-01-31', 442, 'valid'],
    ['2026-12-10', 25, 'expiring_30'],
    ['2026-09-30', -46, 'expired'],
    ['2027-05-31', 197, 'valid'],
    ['2027-01-15', 61, 'expiring_90'],
    ['2026-12-31', 46, 'expiring_90'],
    ['2027-03-31', 136, 'valid'],
    ['2028-06-30', 593, 'valid'],
    ['2027-11-30', 380, 'valid'],
    ['2027-04-30', 166, 'valid'],
    ['2027-09-30', 319, 'valid'],
  ])('S2.3 gives the state that the demonstration data say: %s is %i days ahead', (validTo, days, light) => {
    expect(daysBetween(TODAY, validTo)).toBe(days);
    expect(lightOf({ ...holds, validTo }, TODAY)).toBe(light);
  });
});

describe('certificateProblems', () => {
  const problemsOf = (odd: object) => {
    const details = certificateDetails.parse({ standardName: 'GOTS', validTo: TODAY, ...odd });
    return Object.fromEntries(certificateProblems(details).map(({ field, problem }) => [field, problem]));
  };

  it('wants a standard and an end, and nothing more', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ standardName: '', standardId: crypto.randomUUID() })).toEqual({});
    expect(certificateDetails.safeParse({ standardName: 'GOTS' }).success).toBe(false);
  });

  it('names the field that does not fit the others', () => {
    expect(problemsOf({ standardName: ' ' })).toEqual({ standardId: 'missing' });
    expect(problemsOf({ standardId: crypto.randomUUID() })).toEqual({ standardName: 'either_or' });
    expect(problemsOf({ validFrom: '2026-11-16' })).toEqual({ validTo: 'before_start' });
    expect(problemsOf({ validFrom: TODAY })).toEqual({});
  });
});

it('calls a certificate as people write it', () => {
  expect(certificateTitle('IATF 16949', '2016')).toBe('IATF 16949:2016');
  expect(certificateTitle('GOTS', '7.0')).toBe('GOTS 7.0');
  expect(certificateTitle('OEKO-TEX STeP', '')).toBe('OEKO-TEX STeP');
});
