import { describe, expect, it } from 'vitest';
import { compareReading, type Typed } from './comparison.ts';
import { type CertificateField, nothingRead } from './reading.ts';

const TYPED: Typed = {
  businessNumber: '1234567891',
  companyName: '한빛정밀',
  representative: '홍길동',
  openedOn: '2001-03-02',
};
const readingOf = (found: Partial<Record<CertificateField, string[]>>) => {
  const reading = { ...nothingRead(), hasText: true };
  for (const [field, values = []] of Object.entries(found)) {
    Object.assign(reading.found, { [field]: values.map((value) => ({ value, page: 1 })) });
  }
  return reading;
};
const agreement = (found: Parameters<typeof readingOf>[0], typed: Typed = TYPED) =>
  Object.fromEntries(compareReading(readingOf(found), typed).map((row) => [row.field, row.agreement]));

describe('compareReading', () => {
  it('S2.7 sees that the certificate says what was typed, however it is written', () => {
    const found = {
      businessNumber: ['1234567891'],
      companyName: ['주식회사 한빛 정밀'],
      representative: ['홍 길 동'],
      openedOn: ['2001-03-02'],
    };
    expect(Object.values(agreement(found))).toEqual(['agrees', 'agrees', 'agrees', 'agrees']);
    expect(compareReading(readingOf(found), { ...TYPED, businessNumber: ' 123-45-67891 ' })[0]).toEqual({
      field: 'businessNumber',
      typed: '123-45-67891',
      found: ['1234567891'],
      agreement: 'agrees',
    });
  });

  it('S2.7 sees what differs, what is not there, and what was not typed', () => {
    const found = { businessNumber: ['2208162517'], companyName: ['한빛정밀공업'], openedOn: ['2001-03-02'] };
    expect(agreement(found, { ...TYPED, openedOn: null })).toEqual({
      businessNumber: 'differs',
      companyName: 'differs',
      representative: 'not_found',
      openedOn: 'not_typed',
    });
  });

  it('S2.7 says so when the certificate says two different things, even if one is right', () => {
    const found = { businessNumber: ['1234567891', '2208162517'], companyName: ['(주)한빛정밀', '한빛정밀 주식회사'] };
    expect(agreement(found)).toMatchObject({ businessNumber: 'several', companyName: 'agrees' });
  });

  it.each([
    ['홍길동', 'agrees'],
    ['김철수', 'agrees'],
    ['홍길동, 김철수', 'agrees'],
    ['홍길동·박영수', 'differs'],
    [',', 'differs'],
  ])('S2.7 takes %j for one of the representatives: %s', (representative, expected) => {
    const found = { representative: ['홍길동', '김철수'] };
    expect(agreement(found, { representative }).representative).toBe(expected);
  });

  it('S2.7 has nothing to compare in a scan', () => {
    const agreements = compareReading(nothingRead(), TYPED).map(({ agreement }) => agreement);
    expect(agreements).toEqual(['no_text', 'no_text', 'no_text', 'no_text']);
  });
});
