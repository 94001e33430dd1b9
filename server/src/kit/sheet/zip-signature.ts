import { open } from 'node:fs/promises';

const ZIP = 'PK';

/** A file that is no archive is treated as text; the reader of the text refuses it if it is none. */
export const startsLikeZip = async (path: string) => {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(ZIP.length), position: 0 });
  return buffer.toString('latin1', 0, bytesRead) === ZIP;
};
