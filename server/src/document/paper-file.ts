import { createHash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import type { ReceivedFile } from '../kit/files/uploads.ts';
import { fail } from '../kit/http/failure.ts';
import { fullPicture } from './full-picture.ts';
import { checkPdf } from './pdf/pdf-gate.ts';

export const PDF = 'application/pdf';
export const WEBP = 'image/webp';
const PDF_START = '%PDF-';

/** By what is in it, whatever it is called. */
export const startsAsPdf = async (path: string) => {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(PDF_START.length), position: 0 });
  return buffer.toString('latin1', 0, bytesRead) === PDF_START;
};

/** Refuses a PDF that is broken, locked, or more than a paper. */
export const refuseBadPdf = async (path: string) => {
  const trouble = await checkPdf(path);
  if (trouble) fail(`document.${trouble}`, { file: trouble });
};

/** In the place of the file as it arrived. */
export const putPicture = async (file: ReceivedFile, picture: Buffer) => {
  await writeFile(file.path, picture, { flush: true });
  const sha256 = createHash('sha256').update(picture).digest('hex');
  return { ...file, size: picture.length, sha256 };
};

/** A paper that somebody hands in: a PDF stays as it is, a picture of one is drawn anew; nothing when it is neither. */
export const inspectPaper = async (file: ReceivedFile) => {
  if (await startsAsPdf(file.path)) {
    await refuseBadPdf(file.path);
    return { received: file, mediaType: PDF };
  }
  const picture = await fullPicture(file.path);
  return picture && { received: await putPicture(file, picture), mediaType: WEBP };
};
