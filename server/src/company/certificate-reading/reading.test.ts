import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { certificatePdf } from '../../../test/fixtures/pdf/certificate.ts';
import { goodPdfs } from '../../../test/fixtures/pdf/corpus.ts';
import { type Placed, placedTextPdf } from '../../../test/fixtures/pdf/placed-text.ts';
import { certificate, packedStreamOf, writePdf } from '../../../test/fixtures/pdf/writer.ts';
import { isGate } from '../../../test/suite.ts';
import { nothingRead, type Reading, readCertificate } from './reading.ts';

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

/** Places lines of text from the top of a page. */
const lines = (texts: string[]): Placed[] => texts.map((text, nth) => ({ text, x: 70, y: 780 - nth * 20 }));

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
    // Each reading starts a process, so the gate tries the other font on one layout only.
    if (isGate && layout !== 'table') return;
    expect(await valuesIn(certificatePdf({ layout, font: 'embeddedMap' }))).toEqual(EXPECTED);
  });

  it.concurrent('S2.7 reads an English certificate', async () => {
    const fields = {
      companyName: 'Hanbit Precision Co., Ltd.',
      representative: 'Gildong Hong',
      address: '23, Beonyeong-ro',
    };
    expect(await valuesIn(certificatePdf({ layout: 'english', ...fields }))).toEqual({
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

  it.concurrent('reads a page that is turned', async () => {
    const turned = placedTextPdf([lines(['등록번호 : 123-45-67891'])], 'predefined', '/Rotate 180');
    expect((await valuesIn(turned)).businessNumber).toEqual(['1234567891']);
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
    ['unpacks to half a gigabyte', () => packedStreamOf(' '.repeat(1024).repeat(500_000))] as const,
    // The gate tries one such file only, because each one runs until it is cut off.
    ...(isGate ? [] : [['draws for ever', () => packedStreamOf('q Q '.repeat(30_000_000))] as const]),
  ])('is cut off in a file that %s, and reads the next one', async (_, contents) => {
    expect(await read(writePdf(certificate({ contents: contents() })))).toMatchObject({
      hasText: false,
      isCutOff: true,
    });
    expect(await valuesIn(certificatePdf())).toEqual(EXPECTED);
  });
});
