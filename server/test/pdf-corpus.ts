import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { PdfTrouble } from '../src/document/pdf-gate.ts';
import { activePdfs } from './pdf-corpus-active.ts';
import { bombs, broken, locked, strangers, tooLarge } from './pdf-corpus-bad.ts';
import { handmade, libraryMade } from './pdf-corpus-good.ts';

/** An ordinary certificate of one page. */
export const simplePdf = async (text = 'Certificate of Registration'): Promise<Buffer> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText(text, { x: 60, y: 760, size: 20, font });
  return Buffer.from(await document.save());
};

/** Files that must pass: different makers, versions and features. */
export const goodPdfs = async (): Promise<{ name: string; bytes: Buffer }[]> =>
  listOf({ 'an ordinary certificate': await simplePdf(), ...(await handmade()), ...(await libraryMade()) });

/** Files that must not, and what is wrong with each. */
export const badPdfs = async (): Promise<{ name: string; bytes: Buffer; trouble: PdfTrouble }[]> => [
  ...troubled('not_pdf', await strangers()),
  ...troubled('damaged', broken()),
  ...troubled('encrypted', await locked()),
  ...troubled('active_content', activePdfs()),
  ...troubled('too_complex', bombs()),
  ...troubled('too_large', tooLarge()),
];

const listOf = (files: Record<string, Buffer>) => Object.entries(files).map(([name, bytes]) => ({ name, bytes }));

const troubled = (trouble: PdfTrouble, files: Record<string, Buffer>) =>
  listOf(files).map((file) => ({ ...file, trouble }));
