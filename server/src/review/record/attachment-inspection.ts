import { CSV_TYPE, type ImportTrouble, XLSX_TYPE } from '@ieum/contract';
import { inspectPaper } from '../../document/paper-file.ts';
import type { ReceivedFile } from '../../kit/files/uploads.ts';
import { fail } from '../../kit/http/failure.ts';
import { readSheet } from '../../kit/sheet/reader.ts';
import { SheetTrouble } from '../../kit/sheet/trouble.ts';
import { startsLikeZip } from '../../kit/sheet/zip-signature.ts';

/** A PDF, a picture or a sheet, of a declaration or of what was done about it. */
export const inspectAttachment = async (file: ReceivedFile) => {
  if (await startsLikeZip(file.path)) return inspectSheet(file, XLSX_TYPE);
  const paper = await inspectPaper(file);
  if (paper) return paper;
  // Any text is a table of one column: only its name says that it is meant as one.
  if (CSV_NAME.test(file.name)) return inspectSheet(file, CSV_TYPE);
  return fail('review.attachment_type', { file: 'neither' });
};

const CSV_NAME = /\.csv$/i;
/** What keeps a sheet from being imported, and not from being read by a person. */
const HARMLESS: ImportTrouble[] = ['no_rows', 'too_many_rows', 'too_many_columns'];

/** Stays as it is: what was filled in elsewhere has more in it than we would write again. */
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
