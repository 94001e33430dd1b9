import { readCompanyNumber } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { compareReading } from '../certificate-reading/comparison.ts';
import { nothingRead, type Reading } from '../certificate-reading/reading.ts';
import type { TaxStatus } from '../tax-office/client.ts';
import { type CheckName, companyKind, runChecks } from './checks.ts';

const NOW = new Date('2026-11-15T00:00:00Z');
const NUMBER = '1248100998';

const readingOf = (changes: Partial<Omit<Reading, 'found'>> & { found?: Partial<Reading['found']> } = {}): Reading => ({
  ...nothingRead(),
  pages: 1,
  hasText: true,
  ...changes,
  found: {
    ...nothingRead().found,
    businessNumber: [{ value: NUMBER, page: 1 }],
    issuedOn: [{ value: '2026-10-05', page: 1 }],
    ...changes.found,
  },
});
const active: TaxStatus = { state: 'active', endedOn: null, taxType: '일반과세자', askedAt: NOW, answer: {} };

type Checked = Omit<Parameters<typeof runChecks>[0], 'companyNumber'> & { businessNumber: string };
const verdicts = (changes: Partial<Checked> = {}, typed = {}) => {
  const { businessNumber = NUMBER, ...rest } = changes;
  const companyNumber = readCompanyNumber(businessNumber);
  const reading = 'reading' in changes ? changes.reading : readingOf();
  const comparisons = reading ? compareReading(reading, { businessNumber, ...typed }) : [];
  const others = { verified: 0, claims: 0 };
  const results = runChecks({ others, taxStatus: active, now: NOW, comparisons, ...rest, companyNumber, reading });
  return (check: CheckName) => {
    const found = results.find((result) => result.check === check);
    return [found?.outcome, found?.detail];
  };
};

describe('runChecks', () => {
  it('S2.7 passes what is as it should be', () => {
    const results = runChecks({
      companyNumber: readCompanyNumber(NUMBER),
      reading: readingOf(),
      comparisons: compareReading(readingOf(), { businessNumber: NUMBER }),
      others: { verified: 0, claims: 0 },
      taxStatus: active,
      now: NOW,
    });
    expect(results.map(({ check, outcome }) => [check, outcome])).toEqual([
      ['check_digit', 'pass'],
      ['number_range', 'pass'],
      ['duplicate', 'pass'],
      ['certificate_text', 'pass'],
      ['resident_number', 'pass'],
      ['certificate_age', 'pass'],
      ['name_letters', 'skipped'],
      ['tax_office', 'pass'],
    ]);
  });

  it('S2.7 fails a check digit that does not fit', () => {
    expect(verdicts({ businessNumber: '1234567890' })('check_digit')[0]).toBe('fail');
    expect(verdicts({ businessNumber: '0000000000' })('check_digit')[0]).toBe('fail');
  });

  it('S2.7 warns of a range that was never given out, and of kinds that are seldom met', () => {
    expect(verdicts({ businessNumber: '0018100017' })('number_range')).toEqual([
      'warn',
      { kind: 'corporation', why: 'prefix' },
    ]);
    expect(verdicts({ businessNumber: '1018900017' })('number_range')).toEqual([
      'warn',
      { kind: 'religious', why: 'kind' },
    ]);
    expect(verdicts()('number_range')).toEqual(['pass', { kind: 'corporation' }]);
  });

  it.each([
    ['01', 'individual_taxable'],
    ['79', 'individual_taxable'],
    ['80', 'other_body'],
    ['82', 'nonprofit'],
    ['83', 'public'],
    ['84', 'foreign'],
    ['85', 'branch'],
    ['88', 'corporation'],
    ['90', 'individual_exempt'],
    ['00', 'unknown'],
  ])('takes the middle digits %s for %s', (middle, kind) => {
    expect(companyKind(`124${middle}00998`)).toBe(kind);
  });

  it('S2.7 warns of another claim to the number, and fails where a verified company has it', () => {
    expect(verdicts({ others: { verified: 0, claims: 2 } })('duplicate')).toEqual([
      'warn',
      { verified: '0', claims: '2' },
    ]);
    expect(verdicts({ others: { verified: 1, claims: 0 } })('duplicate')[0]).toBe('fail');
  });

  it('S2.7 compares the number with the certificate, and skips where there is nothing to read', () => {
    const found = { businessNumber: [{ value: '2208162517', page: 1 }] };
    expect(verdicts({ reading: readingOf({ found }) })('certificate_text')).toEqual(['fail', { number: 'differs' }]);
    const both = { businessNumber: [...found.businessNumber, { value: NUMBER, page: 1 }] };
    expect(verdicts({ reading: readingOf({ found: both }) })('certificate_text')).toEqual([
      'warn',
      { number: 'several' },
    ]);
    expect(verdicts({ reading: readingOf({ found: { businessNumber: [] } }) })('certificate_text')[0]).toBe('warn');
    const named = readingOf({ found: { companyName: [{ value: '다른 회사', page: 1 }] } });
    expect(verdicts({ reading: named }, { companyName: '한빛정밀' })('certificate_text')).toEqual([
      'warn',
      { number: 'agrees', differs: 'companyName' },
    ]);
    expect(verdicts({ reading: nothingRead() })('certificate_text')).toEqual(['skipped', { why: 'no_text' }]);
    expect(verdicts({ reading: { ...nothingRead(), isCutOff: true } })('certificate_text')).toEqual([
      'skipped',
      { why: 'cut_off' },
    ]);
    expect(verdicts({ reading: undefined })('certificate_text')).toEqual(['skipped', { why: 'not_read' }]);
  });

  it('S2.7 fails a certificate with a resident number, and tells nothing of it', () => {
    expect(verdicts({ reading: readingOf({ hasResidentNumber: true }) })('resident_number')).toEqual(['fail', {}]);
    expect(verdicts({ reading: nothingRead() })('resident_number')).toEqual(['skipped', { why: 'no_text' }]);
  });

  it.each([
    ['2026-11-15', 'pass'],
    ['2026-08-15', 'pass'],
    ['2026-08-14', 'warn'],
    ['2026-11-16', 'warn'],
  ])('S2.7 finds a certificate of %s worth a %s', (value, outcome) => {
    const reading = readingOf({ found: { issuedOn: [{ value, page: 1 }] } });
    expect(verdicts({ reading })('certificate_age')[0]).toBe(outcome);
  });

  it('S2.7 counts months by the calendar in Korea', () => {
    const reading = readingOf({ found: { issuedOn: [{ value: '2026-02-28', page: 1 }] } });
    // In Korea it is the 31st of May already; February has no 31st.
    expect(verdicts({ reading, now: new Date('2026-05-30T16:00:00Z') })('certificate_age')[0]).toBe('pass');
    expect(verdicts({ reading, now: new Date('2026-05-31T16:00:00Z') })('certificate_age')[0]).toBe('warn');
    expect(verdicts({ reading: readingOf({ found: { issuedOn: [] } }) })('certificate_age')).toEqual([
      'skipped',
      { why: 'not_found' },
    ]);
  });

  it('S2.7 tells what the tax office said, or that nobody asked', () => {
    const closed: TaxStatus = { ...active, state: 'closed', endedOn: '2025-12-31' };
    expect(verdicts({ taxStatus: closed })('tax_office')).toEqual([
      'fail',
      { state: 'closed', endedOn: '2025-12-31', taxType: '일반과세자', askedAt: NOW.toISOString() },
    ]);
    expect(verdicts({ taxStatus: { ...active, state: 'suspended' } })('tax_office')[0]).toBe('warn');
    expect(verdicts({ taxStatus: { ...active, state: 'unregistered' } })('tax_office')[0]).toBe('fail');
    const unknown: TaxStatus = { ...active, state: 'unknown', taxType: '', trouble: 'unreachable' };
    expect(verdicts({ taxStatus: unknown })('tax_office')).toEqual([
      'warn',
      { state: 'unknown', trouble: 'unreachable', askedAt: NOW.toISOString() },
    ]);
    expect(verdicts({ taxStatus: undefined })('tax_office')).toEqual(['skipped', { why: 'not_asked' }]);
  });

  it('S2.7 skips what is about a Korean number for a company abroad', () => {
    const of = verdicts({ businessNumber: 'VN 0312345678', taxStatus: undefined });
    for (const check of ['check_digit', 'number_range', 'tax_office'] as const) {
      expect(of(check)).toEqual(['skipped', { why: 'abroad' }]);
    }
  });

  it('S2.7 23.11 looks for duplicates of a number abroad, and for the number in the certificate', () => {
    const businessNumber = 'VN 0312345678';
    const reading = readingOf({ found: { businessNumber: [{ value: businessNumber, page: 1 }] } });
    const of = verdicts({ businessNumber, reading, others: { verified: 1, claims: 0 } });
    expect(of('duplicate')).toEqual(['fail', { verified: '1', claims: '0' }]);
    expect(of('certificate_text')).toEqual(['pass', { number: 'agrees' }]);
    const without = readingOf({ found: { businessNumber: [] } });
    expect(verdicts({ businessNumber, reading: without })('certificate_text')).toEqual([
      'warn',
      { number: 'not_found' },
    ]);
  });
});
