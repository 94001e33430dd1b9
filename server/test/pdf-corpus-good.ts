import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import {
  bytesOf,
  certificate,
  deflate,
  FONT_5,
  HELVETICA,
  packedStreamOf,
  streamOf,
  textOf,
  writePackedPdf,
  writePdf,
  writeRevision,
} from './pdf-writer.ts';

const says = (text: string) => `BT /F1 18 Tf 60 700 Td (${text}) Tj ET`;
const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
const A4_AT_300_DPI = { width: 2480, height: 3508 };

const picture = (data: string, { width, height }: { width: number; height: number }, entries: string) =>
  streamOf(data, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ${entries}`);
const withPicture = (data: string, size: { width: number; height: number }, entries: string) =>
  certificate({
    resources: `${FONT_5} /XObject << /Im0 6 0 R >>`,
    contents: streamOf('q 500 0 0 700 40 60 cm /Im0 Do Q'),
    more: [picture(data, size, entries)],
  });

/** Files made by hand, each with something that an ordinary maker of PDF does. */
export const handmade = async (): Promise<Record<string, Buffer>> => ({
  'version 1.3 with a table of cross-references': writePdf(certificate(), { version: '1.3' }),
  'version 1.4 with XMP metadata': writePdf(
    certificate({ catalog: '/Metadata 6 0 R', more: [streamOf(XMP, '/Type /Metadata /Subtype /XML')] }),
    { version: '1.4' },
  ),
  'version 1.5 with object and cross-reference streams': writePackedPdf(certificate()),
  'version 1.6 with an object stream that is not packed': writePackedPdf(certificate(), {
    version: '1.6',
    pack: streamOf,
  }),
  'version 1.7 with packed text': writePdf(certificate({ contents: packedStreamOf(says('packed')) })),
  'version 2.0': writePdf(certificate(), { version: '2.0' }),
  'saved again, with a second revision': writeRevision(writePdf(certificate()), { 4: streamOf(says('changed')) }),
  'looks linearised, with two tables': linearised(),
  'ten pages in a tree of two levels': writePdf(tenPages()),
  'Korean text in a composite font': writePdf(korean()),
  'Korean title in UTF-16': writePdf(certificate({ more: [`<< /Title ${utf16('환경경영시스템 인증서')} >>`] }), {
    trailer: '/Info 6 0 R',
  }),
  'a packed picture': writePdf(
    withPicture(
      deflate('\xd0\x20\x40'.repeat(64)),
      { width: 8, height: 8 },
      '/ColorSpace /DeviceRGB /Filter /FlateDecode',
    ),
  ),
  'a photograph': writePdf(
    withPicture(await photograph(), { width: 40, height: 30 }, '/ColorSpace /DeviceRGB /Filter /DCTDecode'),
  ),
  'a scan of six white pages in full colour': writePdf(scan(6)),
  'a picture of 9 MB': writePdf(
    withPicture('\x80'.repeat(9_000_000), { width: 3000, height: 3000 }, '/ColorSpace /DeviceGray'),
  ),
  'a link to a web page': writePdf(
    certificate({
      page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [60 60 200 80] /Border [0 0 0]
        /A << /S /URI /URI (https://example.com/JavaScript?x=/JS) >> >>]`,
    }),
  ),
  'a form without scripts': writePdf(form()),
  'a signature field': writePdf(signed()),
  'words of scripts in text and title': writePdf(
    certificate({
      contents: streamOf(says('1. /JavaScript << /JS (app.alert) /S /Launch >> 2. /EmbeddedFile')),
      more: ['<< /Title (HTML/JavaScript /S /Launch /JS) /Keywords <2f4a53> >>'],
    }),
    { trailer: '/Info 6 0 R' },
  ),
  'glyphs and layers with names like actions': writePdf(
    certificate({
      font: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Name /Sound
        /Encoding << /Type /Encoding /Differences [65 /JS /Launch] >> >>`,
    }),
  ),
  'lines that end in CR LF': writePdf(certificate(), { lineEnd: '\r\n' }),
  'lines that end in CR': writePdf(certificate(), { lineEnd: '\r' }),
  'no binary comment': writePdf(certificate(), { comment: '' }),
  'white space after the end': bytesOf(`${textOf(writePdf(certificate()))}\r\n \t\0\n`),
  'a form XObject': writePdf(
    certificate({
      resources: `${FONT_5} /XObject << /Fm0 6 0 R >>`,
      contents: streamOf('q 1 0 0 1 50 50 cm /Fm0 Do Q'),
      more: [streamOf('0 0 80 80 re f', '/Type /XObject /Subtype /Form /BBox [0 0 100 100]')],
    }),
  ),
  'page labels and a way to open it': writePdf(
    certificate({ catalog: '/PageLabels << /Nums [0 << /S /r >>] >> /PageMode /UseNone /OpenAction [3 0 R /Fit]' }),
  ),
  outlines: writePdf(
    certificate({
      catalog: '/Outlines 6 0 R',
      more: [
        '<< /Type /Outlines /First 7 0 R /Last 8 0 R /Count 2 >>',
        '<< /Title (First) /Parent 6 0 R /Next 8 0 R /Dest [3 0 R /XYZ 0 800 0] >>',
        '<< /Title (Second) /Parent 6 0 R /Prev 7 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
      ],
    }),
  ),
  'tags for screen readers': writePdf(tagged()),
  'text in hexadecimal': writePdf(
    certificate({ contents: streamOf(`${Buffer.from(says('hex')).toString('hex')}>`, '/Filter [/ASCIIHexDecode]') }),
  ),
  'escaped names, comments and odd spaces': writePdf(
    certificate({ catalog: '% a comment with /JS (\n/L#61ng(ko)/ViewerPreferences<</DisplayDocTitle true>>' }),
  ),
});

/** As a library writes them. */
export const libraryMade = async (): Promise<Record<string, Buffer>> => {
  const several = await PDFDocument.create();
  const font = await several.embedFont(StandardFonts.TimesRoman);
  for (const nth of [1, 2, 3]) several.addPage().drawText(`Page ${nth} of 3`, { font });
  several.setTitle('인증서 세 장');
  return {
    'three pages by pdf-lib': Buffer.from(await several.save()),
    'three pages by pdf-lib, with a table': Buffer.from(await several.save({ useObjectStreams: false })),
  };
};

const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta><?xpacket end="w"?>`;

const photograph = async () =>
  textOf(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#4080c0' } })
      .jpeg()
      .toBuffer(),
  );

const pageOf = (contents: number, parent = 2, resources = FONT_5) =>
  `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << ${resources} >> >>`;

const tenPages = () => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 10 >>',
  `<< /Type /Pages /Parent 2 0 R /Kids [${[7, 8, 9, 10, 11].map((page) => `${page} 0 R`).join(' ')}] /Count 5 >>`,
  streamOf(says('one of ten')),
  HELVETICA,
  `<< /Type /Pages /Parent 2 0 R /Kids [${[12, 13, 14, 15, 16].map((page) => `${page} 0 R`).join(' ')}] /Count 5 >>`,
  ...Array.from({ length: 10 }, (_, nth) => pageOf(4, nth < 5 ? 3 : 6)),
];

/** A page that scans well packs to nothing, and is 26 MB again when unpacked. */
const scan = (pages: number) => {
  const white = textOf(deflateSync(Buffer.alloc(A4_AT_300_DPI.width * A4_AT_300_DPI.height * 3, 255)));
  const kids = Array.from({ length: pages }, (_, nth) => 4 + nth * 2);
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${pages} >>`,
    streamOf('q 595 0 0 842 0 0 cm /Im0 Do Q'),
    ...kids.flatMap((kid) => [
      pageOf(3, 2, `/XObject << /Im0 ${kid + 1} 0 R >>`),
      picture(white, A4_AT_300_DPI, '/ColorSpace /DeviceRGB /Filter /FlateDecode'),
    ]),
  ];
};

const korean = () =>
  certificate({
    contents: streamOf('BT /F1 24 Tf 60 700 Td <C778C99DC11C> Tj ET'),
    font: '<< /Type /Font /Subtype /Type0 /BaseFont /HYSMyeongJo-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [6 0 R] >>',
    more: [
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYSMyeongJo-Medium /FontDescriptor 7 0 R /DW 1000
        /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> >>`,
      `<< /Type /FontDescriptor /FontName /HYSMyeongJo-Medium /Flags 6 /FontBBox [0 -148 1001 880] /ItalicAngle 0
        /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
    ],
  });

const form = () =>
  certificate({
    catalog: '/AcroForm << /Fields [6 0 R] /DA (/F1 0 Tf 0 g) /DR << /Font << /F1 5 0 R >> >> >>',
    page: '/Annots [6 0 R]',
    more: ['<< /Type /Annot /Subtype /Widget /FT /Tx /T (company) /V (Ieum) /Rect [60 500 300 520] /F 4 /P 3 0 R >>'],
  });

const signed = () =>
  certificate({
    catalog: '/AcroForm << /Fields [6 0 R] /SigFlags 3 >>',
    page: '/Annots [6 0 R]',
    more: [
      '<< /Type /Annot /Subtype /Widget /FT /Sig /T (signature) /V 7 0 R /Rect [0 0 0 0] /F 132 /P 3 0 R >>',
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 100 33000 100]
        /Contents <${'30'.repeat(16_384)}> >>`,
    ],
  });

const tagged = () =>
  certificate({
    catalog: '/MarkInfo << /Marked true >> /Lang (ko-KR) /StructTreeRoot 6 0 R',
    page: '/StructParents 0',
    contents: streamOf(`/P << /MCID 0 >> BDC ${says('tagged')} EMC`),
    more: [
      '<< /Type /StructTreeRoot /K [7 0 R] /ParentTree << /Nums [0 [7 0 R]] >> >>',
      '<< /Type /StructElem /S /P /P 6 0 R /Pg 3 0 R /K 0 >>',
    ],
  });

/** The first page and its table stand first, and point forward to the table of the rest. */
const linearised = () => {
  const [catalog, pages, ...first] = certificate();
  let text = '';
  const place = (mark: string) => String(text.indexOf(`\n${mark}`) + 1).padStart(10, '0');
  const row = (number: number) => `${place(`${number} 0 obj`)} 00000 n \n`;
  const put = (number: number, body = '') => `${number} 0 obj\n${body}\nendobj\n`;
  const layout = () =>
    [
      '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n',
      put(6, `<< /Linearized 1 /L ${String(text.length).padStart(6)} /H [600 40] /O 3 /E 900 /N 1 /T 1500 >>`),
      `xref\n3 4\n${[3, 4, 5, 6].map(row).join('')}trailer\n`,
      `<< /Size 7 /Root 1 0 R /Prev ${place('xref\n0 3')} >>\nstartxref\n0\n%%EOF\n`,
      ...first.map((body, index) => put(index + 3, body)),
      put(1, catalog),
      put(2, pages),
      `xref\n0 3\n0000000000 65535 f \n${row(1)}${row(2)}trailer\n<< /Size 3 >>\n`,
      `startxref\n${Number(place('xref\n3 4'))}\n%%EOF\n`,
    ].join('');
  // The places are known once everything has been written once; the last one has no fixed width but stands last.
  for (const _ of [1, 2, 3]) text = layout();
  return bytesOf(text);
};
