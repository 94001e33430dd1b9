import { open } from 'node:fs/promises';

const ZIP = 'PK';

/** What is no archive is taken for text; whoever reads it will find out. */
export const startsLikeZip = async (path: string) => {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(ZIP.length), position: 0 });
  return buffer.toString('latin1', 0, bytesRead) === ZIP;
};
