import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { certificate, packedStreamOf, streamOf, textOf, writePdf } from './pdf-writer.ts';

const FONT_FILE = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';

/** Its font is in the file. */
export const embeddedFontPdf = () => {
  const font = textOf(readFileSync(FONT_FILE));
  return writePdf(
    certificate({
      contents: streamOf('BT /F1 40 Tf 60 700 Td (Embedded font) Tj ET'),
      font: `<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+LiberationSans /FirstChar 32 /LastChar 126
        /Widths [${Array.from({ length: 95 }, () => 556).join(' ')}] /FontDescriptor 6 0 R /Encoding /WinAnsiEncoding >>`,
      more: [
        `<< /Type /FontDescriptor /FontName /AAAAAA+LiberationSans /Flags 32 /FontBBox [-543 -303 1301 980]
          /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 729 /StemV 80 /FontFile2 7 0 R >>`,
        packedStreamOf(font, `/Length1 ${font.length}`),
      ],
    }),
  );
};

const WIDTH = 400;
const HEIGHT = 100;
const TAGS = { strips: 273, sizes: 279, blackIs: 262 };

/** As fax machines and office scanners pack black and white. */
export const faxScanPdf = async () => {
  const half = { create: { width: WIDTH / 2, height: HEIGHT, channels: 3, background: '#000000' } } as const;
  const white = { create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } } as const;
  const tiff = await sharp(white)
    .composite([{ input: half, left: 0, top: 0 }])
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer();
  const data = textOf(tiff.subarray(tagOf(tiff, TAGS.strips), tagOf(tiff, TAGS.strips) + tagOf(tiff, TAGS.sizes)));
  const isBlackOne = tagOf(tiff, TAGS.blackIs) === 1;
  return writePdf(
    certificate({
      resources: '/XObject << /Im0 6 0 R >>',
      contents: streamOf('q 500 0 0 125 40 600 cm /Im0 Do Q'),
      more: [
        streamOf(
          data,
          `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} /BitsPerComponent 1 /ColorSpace /DeviceGray
          /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${WIDTH} /Rows ${HEIGHT} /BlackIs1 ${isBlackOne} >>`,
        ),
      ],
    }),
  );
};

/** The one value of a tag; the picture is small enough to be one strip. */
const tagOf = (tiff: Buffer, tag: number) => {
  const start = tiff.readUInt32LE(4);
  for (let nth = 0; nth < tiff.readUInt16LE(start); nth += 1) {
    const at = start + 2 + nth * 12;
    if (tiff.readUInt16LE(at) !== tag) continue;
    const isShort = tiff.readUInt16LE(at + 2) === 3;
    if (tiff.readUInt32LE(at + 4) !== 1) throw new Error(`the tag ${tag} has several values`);
    return isShort ? tiff.readUInt16LE(at + 8) : tiff.readUInt32LE(at + 8);
  }
  throw new Error(`there is no tag ${tag}`);
};
