import { CSV_TYPE, type ImportTrouble, XLSX_TYPE } from '@ieum/contract';
import { inspectPaper } from '../../../document/paper-file.ts';
import type { ReceivedFile } from '../../../kit/files/uploads.ts';
import { fail } from '../../../kit/http/failure.ts';
import { readSheet } from '../../../kit/sheet/reader.ts';
import { SheetTrouble } from '../../../kit/sheet/trouble.ts';
import { startsLikeZip } from '../../../kit/sheet/zip-signature.ts';

/** Accepts a PDF, a picture or a spreadsheet, for a declaration or for a corrective action. */
export const inspectAttachment = async (file: ReceivedFile) => {
  if (await startsLikeZip(file.path)) return inspectSheet(file, XLSX_TYPE);
  const paper = await inspectPaper(file);
  if (paper) return paper;
  // Any text can be read as a table of one column. Only the file name shows that it is meant as CSV.
  if (CSV_NAME.test(file.name)) return inspectSheet(file, CSV_TYPE);
  return fail('review.attachment_type', { file: 'neither' });
};

const CSV_NAME = /\.csv$/i;
/** Problems that prevent an import of the sheet, but not that a person reads it. */
const HARMLESS: ImportTrouble[] = ['no_rows', 'too_many_rows', 'too_many_columns'];

/** Keeps the file unchanged, because a sheet from elsewhere contains more than we would write again. */
const inspectSheet = async (received: ReceivedFile, mediaType: string) => {
  const trouble = await troubleIn(received.path);
  if (trouble === 'not_sheet') fail('review.attachment_type', { file: trouble });
  if (trouble && !HARMLESS.includes(trouble)) fail('review.attachment_sheet', { file: trouble });
  return { received, mediaType };
};

const troubleIn = async (path: string): Promise<ImportTrouble | null> => {
  try {
    await readSheet(path, { onSheet: async () => {}, onRows: async () => {} });
    return null;
  } catch (error) {
    if (error instanceof SheetTrouble) return error.code;
    throw error;
  }
};
