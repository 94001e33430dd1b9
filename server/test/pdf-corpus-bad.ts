import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { PDF_MAX_BYTES } from '../src/document/pdf-gate.ts';
import {
  bytesOf,
  certificate,
  deflate,
  packedStreamOf,
  streamOf,
  textOf,
  writePackedPdf,
  writePdf,
  writeRevision,
} from './pdf-writer.ts';

const good = () => textOf(writePdf(certificate()));
const MB = 1024 * 1024;
/** Packs to a thousandth. */
const zeros = (megabytes: number) => textOf(deflateSync(Buffer.alloc(megabytes * MB)));
const bomb = (megabytes: number, entries = '') => streamOf(zeros(megabytes), `${entries} /Filter /FlateDecode`);
const withPages = (pages: string, ...more: string[]) => {
  const [catalog = '', , ...rest] = certificate();
  return writePdf([catalog, pages, ...rest, ...more]);
};

/** They are something else, or could be taken for it. */
export const strangers = async (): Promise<Record<string, Buffer>> => ({
  'a web page': Buffer.from('<!doctype html><html><script>alert(1)</script></html>'),
  'a ZIP file': bytesOf(`PK\x03\x04\x14\0\0\0${'\0'.repeat(60)}PK\x05\x06${'\0'.repeat(18)}`),
  'a picture': await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer(),
  'a photograph': await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer(),
  'a program': bytesOf(`MZ\x90\0\x03\0\0\0${'\0'.repeat(200)}PE\0\0`),
  'a script': Buffer.from('alert(document.cookie); // %PDF-1.7 %%EOF'),
  'plain text': Buffer.from('인증서는 우편으로 보내요.\n'),
  nothing: Buffer.alloc(0),
  'one byte': Buffer.from('%'),
  'a header at byte 1': bytesOf(`\n${good()}`),
  'a header at byte 100': bytesOf(' '.repeat(100) + good()),
  'a header at byte 1023': bytesOf('x'.repeat(1023) + good()),
  'a byte order mark before the header': bytesOf(`\xef\xbb\xbf${good()}`),
  'a header of version 3.0': bytesOf(good().replace('%PDF-1.7', '%PDF-3.0')),
  'a header of version 1.75': bytesOf(good().replace('%PDF-1.7', '%PDF-1.75')),
  'a header in small letters': bytesOf(good().replace('%PDF', '%pdf')),
  'a web page behind the header': writePdf(certificate(), { comment: '%<HTML><body onload=alert(1)>' }),
  'a script behind the header': writePdf(certificate(), { comment: '%<script>alert(1)</script>' }),
  'a ZIP file behind the header': writePdf(certificate(), { comment: '%PK\x03\x04\x14' }),
});

/** They are not whole, or say what is not so. */
export const broken = (): Record<string, Buffer> => ({
  'no end': bytesOf(good().replace('%%EOF', '')),
  'the first half': bytesOf(good().slice(0, good().length / 2)),
  'all but the last bytes': bytesOf(good().slice(0, -20)),
  'data after the end': bytesOf(`${good()}and more`),
  'a web page after the end': bytesOf(`${good()}${' '.repeat(1024)}<html><script>alert(1)</script></html>`),
  'a header and an end': Buffer.from('%PDF-1.7\n%%EOF\n'),
  'the first half with an end': bytesOf(`${good().slice(0, 130)}\n%%EOF\n`),
  'a dictionary without end': writePdf([...certificate(), '<< /A 1']),
  'no catalogue': writePdf(certificate().with(0, 'null')),
  'no page': withPages('<< /Type /Pages /Kids [] /Count 0 >>'),
  'no tree of pages': withPages('<< /Type /Font >>'),
  'a page that is not there': withPages('<< /Type /Pages /Kids [99 0 R] /Count 1 >>'),
  'a count of 100,000 for one page': withPages('<< /Type /Pages /Kids [3 0 R] /Count 100000 >>'),
  'a tree of pages in a circle': withPages(
    '<< /Type /Pages /Kids [6 0 R] /Count 1 >>',
    '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>',
  ),
  'a table that points to itself': bytesOf(good().replace('/Root', `/Prev ${good().indexOf('xref\n0 ')} /Root`)),
  'an object stream that is not what it says': writePackedPdf(certificate(), {
    pack: (data, entries) => streamOf(data, `${entries} /Filter /FlateDecode`),
  }),
  'an object stream packed in an unknown way': writePackedPdf(certificate(), {
    pack: (data, entries) => streamOf(data, `${entries} /Filter /LZWDecode`),
  }),
  'an object stream with two filters to choose from': writePackedPdf(certificate(), {
    pack: (data, entries) => packedStreamOf(data, `${entries} /Filter /ASCIIHexDecode`),
  }),
  'an object stream whose end is not sure': writePackedPdf(certificate(), {
    pack: (data, entries) => streamOf(data, `${entries} /Filter []`).replace(/\/Length \d+/, '/Length 4 0 R'),
  }),
  'an object stream with a predictor': writePackedPdf(certificate(), {
    pack: (data, entries) => packedStreamOf(data, `${entries} /DecodeParms << /Predictor 12 >>`),
  }),
  'an object stream with a filter that is no name': writePackedPdf(certificate(), {
    pack: (data, entries) => streamOf(data, `${entries} /Filter __proto__`),
  }),
  'a stream whose type is another object': writePdf([...certificate(), streamOf('x', '/Type 7 0 R'), '/ObjStm']),
});

export const locked = async (): Promise<Record<string, Buffer>> => ({
  'RC4 with 40 bits': await encrypted('RC4-40'),
  'RC4 with 128 bits': await encrypted('RC4-128'),
  'AES with 128 bits': await encrypted('AES-128'),
  'AES with 256 bits': await encrypted('AES-256'),
  'AES with 256 bits and no password to open': await encrypted('AES-256', ''),
  'a lock in an older trailer': writeRevision(writePdf(certificate(), { trailer: LOCK }), {
    5: certificate()[4] ?? '',
  }),
  'a lock in a cross-reference stream': writePackedPdf(certificate(), { trailer: LOCK }),
});

/** They cost more than they are worth. */
export const bombs = (): Record<string, Buffer> => ({
  '100,000 pages': withPages(`<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`),
  '201 pages': withPages(`<< /Type /Pages /Kids [${'3 0 R '.repeat(201)}] /Count 201 >>`),
  '50,001 objects': writePdf([...certificate(), ...Array<string>(49_996).fill('1')]),
  '50,001 objects in an object stream': writePackedPdf([...certificate(), ...Array<string>(50_000).fill('1')]),
  'arrays in arrays': writePdf([...certificate(), '['.repeat(101) + ']'.repeat(101)]),
  'a million arrays in arrays': writePdf([...certificate(), '['.repeat(MB)]),
  'dictionaries in dictionaries': writePdf([...certificate(), '<< /A '.repeat(50_000) + '>>'.repeat(50_000)]),
  'arrays in arrays, in an object stream': writePackedPdf([...certificate(), '['.repeat(5000) + ']'.repeat(5000)]),
  'text that unpacks to 51 MB': writePdf(certificate({ contents: bomb(51) })),
  'text packed twice that unpacks to 60 MB': writePdf(
    certificate({ contents: streamOf(deflate(zeros(60)), '/Filter [/FlateDecode /FlateDecode]') }),
  ),
  'text in hexadecimal that unpacks to 60 MB': writePdf(
    certificate({
      contents: streamOf(`${bytesOf(zeros(60)).toString('hex')}>`, '/Filter [/ASCIIHexDecode /FlateDecode]'),
    }),
  ),
  'text whose filter is another object and that unpacks to 60 MB': writePdf(
    certificate({ contents: streamOf(zeros(60), '/Filter 6 0 R'), more: ['/FlateDecode'] }),
  ),
  'three texts that unpack to 40 MB each': writePdf(certificate({ more: Array(3).fill(bomb(40)) })),
  'an object stream that unpacks to 51 MB': writePackedPdf(certificate(), {
    pack: (data, entries) => packedStreamOf(data + ' '.repeat(51 * MB), entries),
  }),
  'a small picture that unpacks to 60 MB': writePdf(
    certificate({ more: [bomb(60, '/Subtype /Image /Width 10 /Height 10')] }),
  ),
  'a picture of 30,000 by 30,000 points that unpacks to 300 MB': writePdf(
    certificate({ more: [bomb(300, '/Subtype /Image /Width 30000 /Height 30000')] }),
  ),
  'text in ASCII 85 that unpacks to 56 MB': writePdf(
    certificate({ contents: streamOf(deflate(`${'z'.repeat(14 * MB)}~>`), '/Filter [/FlateDecode /ASCII85Decode]') }),
  ),
  'an object stream that shows one big array 10,000 times': writePackedPdf(certificate(), {
    pack: (_, entries) => {
      const index = '9 0 '.repeat(10_000);
      return packedStreamOf(
        `${index}[${'0 '.repeat(10_000)}]`,
        entries.replace(/\/N.*/, `/N 10000 /First ${index.length}`),
      );
    },
  }),
  'a cross-reference stream of 900 million entries': writePackedPdf(certificate(), {
    crossReferences: '/Size 900000000',
  }),
  'five million empty arrays': writePdf([...certificate(), `[${'[]'.repeat(4_900_000)}]`]),
  'two million empty dictionaries': writePdf([...certificate(), `[${'<<>>'.repeat(2_400_000)}]`]),
  'a string of 9 MB': writePdf([...certificate(), `(${'a'.repeat(9_000_000)})`]),
  'a number of 9 MB': writePdf([...certificate(), '1'.repeat(9_000_000)]),
  'spaces that a parser would search all over again from each of them': writePdf([
    ...certificate(),
    `1\nendobj\nx${' '.repeat(9_000_000)}x`,
  ]),
  'a file of digits between the objects': writePdf([...certificate(), `1\nendobj\n${'1'.repeat(9_000_000)}`]),
});

export const tooLarge = (): Record<string, Buffer> => ({
  '10 MB and a byte': bytesOf(good() + ' '.repeat(PDF_MAX_BYTES + 1 - good().length)),
});

const LOCK = '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (oooooooo) /U (uuuuuuuu) >> /ID [<00> <00>]';

const encrypted = async (algorithm: 'RC4-40' | 'RC4-128' | 'AES-128' | 'AES-256', userPassword = 'secret') => {
  const document = await PDFDocument.create();
  document.addPage().drawText('locked');
  await document.encrypt({ algorithm, userPassword, ownerPassword: 'owner', allowWeakCryptography: true });
  return Buffer.from(await document.save());
};
