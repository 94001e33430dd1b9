import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

export const BLOCK = 512;

/** Two empty blocks end an archive. */
const END_MARK = 2 * BLOCK;

/** An entry takes whole blocks. */
export const paddedSize = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

/** Packs the last entry and the end mark of an archive. The same entry gives the same bytes: no owner, no date. */
export const packLastEntry = (name: string, bytes: Buffer) => {
  const tar = pack();
  tar.entry({ name, size: bytes.length, mode: 0o600, mtime: new Date(0) }, bytes);
  tar.finalize();
  return buffer(tar);
};

export const packEntry = async (name: string, bytes: Buffer) =>
  (await packLastEntry(name, bytes)).subarray(0, -END_MARK);

/** Finds an entry by the blocks from its header on. It reads as many as the header takes and none of the content. */
export const findEntry = async (blocks: AsyncIterable<Buffer>) => {
  const tar = extract();
  // The loop below gets the same error, and leaving the loop ends the pipeline early.
  pipeline(Readable.from(blocks, { highWaterMark: 1 }), tar).catch(() => undefined);
  for await (const { header, offset } of tar) {
    const start = offset + BLOCK;
    return { name: header.name, size: header.size, start, next: start + paddedSize(header.size) };
  }
  throw new Error('the archive is cut off or damaged');
};
