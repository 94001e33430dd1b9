import { packedStreamOf, writePdf } from './pdf-writer.ts';

/** From the page's lower left corner, in points. */
export type Placed = { text: string; x: number; y: number; size?: number };

/**
 * `predefined`: a Korean font that is not in the file, and a character map that every reader is expected to have; how
 * most certificates were printed for years. `embeddedMap`: numbers of glyphs, and a table of what they mean.
 */
export type TextFont = 'predefined' | 'embeddedMap';

const SIZE = 12;
const FONTS = 3;

/** A PDF with text at these places, page by page. */
export const placedTextPdf = (pages: Placed[][], font: TextFont = 'predefined', page = '') => {
  const letters = [...new Set(pages.flat().flatMap(({ text }) => [...text]))];
  const glyphs = new Map(letters.map((letter, nth) => [letter, nth + 1]));
  const encode = (text: string) => (font === 'predefined' ? utf16(text) : [...text].map(glyphOf(glyphs)).join(''));
  const first = 2 + FONTS + 1;
  const numbers = pages.map((_, nth) => first + 2 * nth);
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...(font === 'predefined' ? predefinedFont : mappedFont(glyphs)),
    ...pages.flatMap((placed, nth) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 2 * nth + 1} 0 R
      /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
      packedStreamOf(
        placed
          .map(({ text, x, y, size = SIZE }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${encode(text)}> Tj ET`)
          .join('\n'),
      ),
    ]),
  ]);
};

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
const hex4 = (number: number) => number.toString(16).padStart(4, '0');
const glyphOf = (glyphs: Map<string, number>) => (letter: string) => hex4(glyphs.get(letter) ?? 0);

/** Latin letters, the glyphs 1 to 94 of the Korean collection, take half the width. */
const predefinedFont = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [4 0 R] >>',
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /FontDescriptor 5 0 R /DW 1000 /W [1 94 500]
  /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> >>`,
  `<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0
  /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>`,
];

const mappedFont = (glyphs: Map<string, number>) => {
  const narrow = [...glyphs].flatMap(([letter, glyph]) => (/[ -~]/.test(letter) ? [`${glyph} [500]`] : []));
  return [
    '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Batang /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>',
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Batang /DW 1000 /W [${narrow.join(' ')}]
  /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
    packedStreamOf(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${[...glyphs].map(([letter, glyph]) => `1 beginbfchar <${hex4(glyph)}> <${utf16(letter)}> endbfchar`).join('\n')}
endcmap end end`,
    ),
  ];
};
