import { describe, expect, it } from 'vitest';
import { readingOf } from './fields.ts';

const SIZE = 12;
const LINE = 20;

/** Reads lines of text from the top of a page, as they come out of a file. */
const read = (...texts: string[]) => readAbroad('', ...texts);
const readAbroad = (number: string, ...texts: string[]) => {
  const runs = texts.map((text, nth) => {
    const indent = text.length - text.trimStart().length;
    const width = [...text.trim()].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? SIZE / 2 : SIZE), 0);
    return { text: text.trim(), x: 70 + (indent * SIZE) / 2, y: 60 + nth * LINE, width, height: SIZE };
  });
  return readingOf({ pages: 1, isCutOff: false, runs: [runs] }, number);
};
const valuesOf = ({ found }: ReturnType<typeof read>) =>
  Object.fromEntries(Object.entries(found).map(([field, values]) => [field, values.map(({ value }) => value)]));
const valuesIn = (...texts: string[]) => valuesOf(read(...texts));

describe('readingOf', () => {
  it.each([
    ['in full-width digits', ['등록번호 : １２３－４５－６７８９１']],
    ['with letters apart', ['등 록 번 호 :  1 2 3 - 4 5 - 6 7 8 9 1']],
    ['without dashes', ['사업자등록번호 1234567891']],
    ['split over two lines', ['등록번호 : 123-45-', '           67891']],
    ['split in the middle of a part', ['등록번호 : 123-4', '           5-67891']],
    ['with long dashes', ['등록번호 : 123–45–67891']],
    ['on the next line', ['등록번호', '123-45-67891']],
    ['without a label, where it is written like one', ['123-45-67891']],
    ['in an old form', ['고유번호 : 123-45-67891']],
  ])('S2.7 finds the number %s', (_, texts) => {
    expect(valuesIn(...texts).businessNumber).toEqual(['1234567891']);
  });

  it('S2.7 finds both where the number stands twice with different values', () => {
    const texts = ['등록번호 : 123-45-67891', '상호 : 한빛', '등록번호 : 220-81-62517', '등록번호 : 123-45-67891'];
    expect(valuesIn(...texts).businessNumber).toEqual(['1234567891', '2208162517']);
  });

  it.each([
    ['2001 년 03 월 02 일'],
    ['2001년3월2일'],
    ['2001. 3. 2.'],
    ['2001-03-02'],
    ['2001/3/2'],
    ['２００１년 ３월 ２일'],
    ['20010302'],
    ['March 2, 2001'],
    ['02 Mar. 2001'],
  ])('S2.7 reads the date %j', (date) => {
    expect(valuesIn(`개 업 연 월 일 : ${date}`).openedOn).toEqual(['2001-03-02']);
  });

  it.each([['2001년 13월 2일'], ['2001년 2월 30일'], ['0001-01-01']])('knows no day %j', (date) => {
    expect(valuesIn(`개업연월일 : ${date}`).openedOn).toEqual([]);
  });

  it('S2.7 finds every representative, and none of what stands beside them', () => {
    const texts = ['대표자 : 홍길동, 김 철 수(대표이사) 외 1명', '성명 : 이영희   생년월일 : 1970년 01월 01일'];
    expect(valuesIn(...texts).representative).toEqual(['홍길동', '김철수', '이영희']);
  });

  it('takes no name of a company for a label', () => {
    const texts = ['상호 : 상호저축은행', '대표자 : 성명진'];
    const { companyName, representative } = valuesIn(...texts);
    expect([companyName, representative]).toEqual([['상호저축은행'], ['성명진']]);
  });

  it('S2.7 never gives away a date of birth or a resident number, only that there is one', () => {
    const birth = [
      '성명 : 홍길동   생년월일 : 1970년 01월 02일',
      '성명 : 700102-1234567',
      '상호 : 한빛 700102-1******',
    ];
    const reading = read(...birth, '주민등록번호 : 700102-1234567');
    expect(reading.hasResidentNumber).toBe(true);
    expect(JSON.stringify(reading)).not.toMatch(/7001|1970|1234567/);
    expect(valuesOf(reading)).toMatchObject({ representative: ['홍길동'], companyName: ['한빛'] });
  });

  it.each([
    ['9 0 0 1 0 1 - 1 2 3 4 5 6 7', true],
    ['９００１０１－１２３４５６７', true],
    ['900101-5234567', true],
    ['900101-1******', false],
    ['991301-1234567', false],
    ['법인등록번호 : 110111-1234567', false],
    ['법 인 등 록 번 호 : 110111-1234567  900101-1234567', true],
    ['Corporate Registration No. : 110111-1234567', false],
    ['1900101-12345678', false],
  ])('S2.7 sees in %j a resident number: %s', (text, isThere) => {
    expect(read(text).hasResidentNumber).toBe(isThere);
  });

  it('S2.7 puts Hangul together that was written in parts', () => {
    expect(valuesIn('상호 : 한빛정밀'.normalize('NFD'), '대표자 : 홍길동'.normalize('NFD'))).toMatchObject({
      companyName: ['한빛정밀'],
      representative: ['홍길동'],
    });
  });

  it('S2.7 reads an address of two lines, and nothing of what follows', () => {
    const texts = [
      '사업장 소재지 : 경기도 안산시 단원구 번영로 1길 23,',
      '                가동 101호',
      '발급사유 : 정정',
    ];
    expect(valuesIn(...texts).address).toEqual(['경기도 안산시 단원구 번영로 1길 23, 가동 101호']);
  });

  it('S2.7 takes an empty field for empty, whatever stands around it', () => {
    const texts = ['상호 :', '대표자 :', '개업연월일 :      생년월일 : 1970년 01월 02일', '사업장 소재지 :'];
    expect(Object.values(valuesIn(...texts)).flat()).toEqual([]);
  });

  it.each([
    ['VN 0312345678', 'Mã số doanh nghiệp: 0312 345 678'],
    ['VN 0312345678', 'Enterprise code 0312345678, issued 2020'],
    ['CN 91310000MA1FL5XX3K', '统一社会信用代码91310000MA1FL5XX3K'],
    ['DE HRB123456', 'Amtsgericht München, HRB 123456'],
    ['JP 5010001008771', '会社法人等番号　５０１０－００－１００８７７１'],
  ])('S2.7 23.11 finds %s of a company abroad in: %s', (number, text) => {
    expect(valuesOf(readAbroad(number, 'Certificate', text)).businessNumber).toEqual([number]);
  });

  it.each([
    ['another number', 'VN 0312345678', 'Registration No. : 0312345679'],
    ['a longer one', 'VN 0312345678', 'Account 10312345678'],
    ['a branch of it', 'VN 0312345678', 'Code 0312345678-001'],
    ['a Korean one', 'VN 0312345678', '등록번호 : 123-45-67891'],
    ['too short a number', 'VN 0312', 'No. 0312'],
  ])('S2.7 23.11 takes %s for none of a company abroad', (_, number, text) => {
    expect(valuesOf(readAbroad(number, text)).businessNumber).toEqual([]);
  });

  it('knows no text but letters and digits', () => {
    expect(read('※ · — \ue000\ue001').hasText).toBe(false);
    expect(read().hasText).toBe(false);
  });
});
