import { createHash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import type { ReceivedFile } from '../kit/files/uploads.ts';
import { fail } from '../kit/http/failure.ts';
import { fullPicture } from './full-picture.ts';
import { checkPdf } from './pdf/pdf-gate.ts';

export const PDF = 'application/pdf';
export const WEBP = 'image/webp';
const PDF_START = '%PDF-';

/** Recognizes a PDF by its content, whatever its name is. */
export const startsAsPdf = async (path: string) => {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(PDF_START.length), position: 0 });
  return buffer.toString('latin1', 0, bytesRead) === PDF_START;
};

/** Refuses a PDF that is damaged, encrypted, active or too complex. */
export const refuseBadPdf = async (path: string) => {
  const trouble = await checkPdf(path);
  if (trouble) fail(`document.${trouble}`, { file: trouble });
};

/** Replaces the uploaded file with the picture. */
export const putPicture = async (file: ReceivedFile, picture: Buffer) => {
  await writeFile(file.path, picture, { flush: true });
  const sha256 = createHash('sha256').update(picture).digest('hex');
  return { ...file, size: picture.length, sha256 };
};

/** Inspects a submitted document: a PDF stays as it is, a picture is redrawn. Returns nothing when it is neither. */
export const inspectPaper = async (file: ReceivedFile) => {
  if (await startsAsPdf(file.path)) {
    await refuseBadPdf(file.path);
    return { received: file, mediaType: PDF };
  }
  const picture = await fullPicture(file.path);
  return picture && { received: await putPicture(file, picture), mediaType: WEBP };
};
