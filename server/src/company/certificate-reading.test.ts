import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { certificatePdf } from '../../test/certificate-pdf.ts';
import { goodPdfs } from '../../test/pdf-corpus.ts';
import { certificate, packedStreamOf, streamOf, writePdf } from '../../test/pdf-writer.ts';
import { type Placed, placedTextPdf } from '../../test/placed-text-pdf.ts';
import { nothingRead, type Reading, readCertificate } from './certificate-reading.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-reading-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (bytes: Buffer) => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return readCertificate(path);
};
const valuesOf = ({ found }: Reading) =>
  Object.fromEntries(Object.entries(found).map(([field, values]) => [field, values.map(({ value }) => value)]));
const valuesIn = async (bytes: Buffer) => valuesOf(await read(bytes));

/** Lines of text from the top of a page. */
const lines = (texts: string[]): Placed[] => texts.map((text, nth) => ({ text, x: 70, y: 780 - nth * 20 }));
const linesPdf = (...texts: string[]) => placedTextPdf([lines(texts)]);

const EXPECTED = {
  businessNumber: ['1234567891'],
  companyName: ['주식회사 한빛정밀'],
  representative: ['홍길동'],
  openedOn: ['2001-03-02'],
  address: ['경기도 안산시 단원구 번영로 1길 23'],
  issuedOn: ['2026-10-05'],
};

describe('readCertificate', () => {
  it.concurrent.each(['printed', 'spaced', 'table'] as const)('S2.7 reads a certificate that is %s', async (layout) => {
    expect(await valuesIn(certificatePdf({ layout }))).toEqual(EXPECTED);
    expect(await valuesIn(certificatePdf({ layout, font: 'embeddedMap' }))).toEqual(EXPECTED);
  });

  it.concurrent('S2.7 reads an English certificate', async () => {
    const told = {
      companyName: 'Hanbit Precision Co., Ltd.',
      representative: 'Gildong Hong',
      address: '23, Beonyeong-ro',
    };
    expect(await valuesIn(certificatePdf({ layout: 'english', ...told }))).toEqual({
      ...EXPECTED,
      companyName: ['Hanbit Precision Co., Ltd.'],
      representative: ['Gildong Hong'],
      address: ['23, Beonyeong-ro'],
    });
  });

  it.concurrent('says on which page a value stands, and how many pages there are', async () => {
    const pages = [lines(['첫 쪽']), lines(['등록번호 : 123-45-67891'])];
    const reading = await read(placedTextPdf(pages));
    expect(reading).toMatchObject({ pages: 2, hasText: true, isCutOff: false });
    expect(reading.found.businessNumber).toEqual([{ value: '1234567891', page: 2 }]);
  });

  it.concurrent.each([
    ['in full-width digits', ['등록번호 : １２３－４５－６７８９１']],
    ['with letters apart', ['등 록 번 호 :  1 2 3 - 4 5 - 6 7 8 9 1']],
    ['without dashes', ['사업자등록번호 1234567891']],
    ['split over two lines', ['등록번호 : 123-45-', '           67891']],
    ['split in the middle of a part', ['등록번호 : 123-4', '           5-67891']],
    ['with long dashes', ['등록번호 : 123–45–67891']],
    ['on the next line', ['등록번호', '123-45-67891']],
    ['without a label, where it is written like one', ['123-45-67891']],
    ['in an old form', ['고유번호 : 123-45-67891']],
  ])('S2.7 finds the number %s', async (_, texts) => {
    expect((await valuesIn(linesPdf(...texts))).businessNumber).toEqual(['1234567891']);
  });

  it.concurrent('S2.7 finds both where the number stands twice with different values', async () => {
    const texts = ['등록번호 : 123-45-67891', '상호 : 한빛', '등록번호 : 220-81-62517', '등록번호 : 123-45-67891'];
    expect((await valuesIn(linesPdf(...texts))).businessNumber).toEqual(['1234567891', '2208162517']);
  });

  it.concurrent.each([
    ['2001 년 03 월 02 일'],
    ['2001년3월2일'],
    ['2001. 3. 2.'],
    ['2001-03-02'],
    ['2001/3/2'],
    ['２００１년 ３월 ２일'],
    ['20010302'],
    ['March 2, 2001'],
    ['02 Mar. 2001'],
  ])('S2.7 reads the date %j', async (date) => {
    expect((await valuesIn(linesPdf(`개 업 연 월 일 : ${date}`))).openedOn).toEqual(['2001-03-02']);
  });

  it.concurrent.each([['2001년 13월 2일'], ['2001년 2월 30일'], ['0001-01-01']])('knows no day %j', async (date) => {
    expect((await valuesIn(linesPdf(`개업연월일 : ${date}`))).openedOn).toEqual([]);
  });

  it.concurrent('S2.7 finds every representative, and none of what stands beside them', async () => {
    const texts = ['대표자 : 홍길동, 김 철 수(대표이사) 외 1명', '성명 : 이영희   생년월일 : 1970년 01월 01일'];
    expect((await valuesIn(linesPdf(...texts))).representative).toEqual(['홍길동', '김 철 수', '이영희']);
  });

  it.concurrent('takes no name of a company for a label', async () => {
    const texts = ['상호 : 상호저축은행', '대표자 : 성명진'];
    const { companyName, representative } = await valuesIn(linesPdf(...texts));
    expect([companyName, representative]).toEqual([['상호저축은행'], ['성명진']]);
  });

  it.concurrent('reads a page that is turned', async () => {
    const turned = placedTextPdf([lines(['등록번호 : 123-45-67891', '상호 : 한빛'])], 'predefined', '/Rotate 180');
    expect((await valuesIn(turned)).businessNumber).toEqual(['1234567891']);
  });

  it.concurrent('S2.7 never gives away a date of birth or a resident number, only that there is one', async () => {
    const birth = [
      '성명 : 홍길동   생년월일 : 1970년 01월 02일',
      '성명 : 700102-1234567',
      '상호 : 한빛 700102-1******',
    ];
    const reading = await read(linesPdf(...birth, '주민등록번호 : 700102-1234567'));
    expect(reading.hasResidentNumber).toBe(true);
    expect(JSON.stringify(reading)).not.toMatch(/7001|1970|1234567/);
    expect(valuesOf(reading)).toMatchObject({ representative: ['홍길동'], companyName: ['한빛'] });
  });

  it.concurrent.each([
    ['9 0 0 1 0 1 - 1 2 3 4 5 6 7', true],
    ['９００１０１－１２３４５６７', true],
    ['900101-5234567', true],
    ['900101-1******', false],
    ['991301-1234567', false],
    ['법인등록번호 : 110111-1234567', false],
    ['법 인 등 록 번 호 : 110111-1234567  900101-1234567', true],
    ['Corporate Registration No. : 110111-1234567', false],
    ['1900101-12345678', false],
  ])('S2.7 sees in %j a resident number: %s', async (text, isThere) => {
    expect((await read(linesPdf(text))).hasResidentNumber).toBe(isThere);
  });

  it.concurrent('S2.7 says so when there is no text', async () => {
    const corpus = await goodPdfs();
    const scan = corpus.find(({ name }) => name === 'a photograph')?.bytes ?? Buffer.alloc(0);
    expect(await read(scan)).toEqual({ ...nothingRead(), pages: 1 });
  });

  it.concurrent.each([
    ['no PDF at all', Buffer.from('<html>')],
    ['an empty file', Buffer.alloc(0)],
    ['half a file', certificatePdf().subarray(0, 200)],
  ])('gives nothing, and no error, for %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(nothingRead());
  });

  it('gives nothing, and no error, when there is no file', async () => {
    expect(await readCertificate(join(folder, 'nothing'))).toMatchObject({ hasText: false });
  });

  it('reads five pages of a long file and says that there are more', async () => {
    const pages = Array.from({ length: 12 }, (_, nth) => lines([`등록번호 : 123-45-6789${nth % 10}`]));
    const reading = await read(placedTextPdf(pages));
    expect(reading).toMatchObject({ pages: 12, isCutOff: true, hasText: true });
    expect(reading.found.businessNumber.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
  });

  it('stops at so much text as no certificate has', async () => {
    const page = [...lines(['등록번호 : 123-45-67891'])];
    const text = Array.from({ length: 5_000 }, () => `BT /F1 9 Tf 20 20 Td (${'much text '.repeat(100)}) Tj ET`);
    const long = writePdf(certificate({ contents: packedStreamOf(text.join('\n')) }));
    expect(await read(long)).toMatchObject({ pages: 1, hasText: true, isCutOff: true });
    expect(await read(placedTextPdf([page]))).toMatchObject({ isCutOff: false });
  });

  it.each([
    ['unpacks to a gigabyte', packedStreamOf(' '.repeat(1024).repeat(500_000))],
    ['draws for ever', packedStreamOf('q Q '.repeat(30_000_000))],
    ['opens strings for ever', streamOf('BT (('.repeat(1_000_000))],
  ])('ends with a file that %s, and reads the next one', async (_, contents) => {
    const reading = await read(writePdf(certificate({ contents })));
    expect(reading.found.businessNumber).toEqual([]);
    expect(await valuesIn(certificatePdf())).toEqual(EXPECTED);
  });
});
