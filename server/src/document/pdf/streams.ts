import { constants, createInflateRaw, inflateRawSync } from 'node:zlib';
import { decode85, decodeHex } from './ascii.ts';
import { type Spent, spend } from './budget.ts';
import { isWhite } from './lexer.ts';
import type { PdfObject } from './objects.ts';
import { PdfRefusal } from './refusal.ts';

const MB = 1024 * 1024;
const STREAM_MAX_BYTES = 50 * MB;
/** A4 in color at 600 dpi is 104 MB, and Ghostscript draws some pages at 720. */
const PICTURE_MAX_BYTES = 256 * MB;
const PIXEL_MAX_BYTES = 8;
const CHUNK_BYTES = 256 * 1024;

const ZLIB_HEADER_BYTES = 2;
const LINE_ENDS = [' \r\n', '\r\n', '\r', '\n'];
const GAP_MAX_BYTES = 4;

export type PdfStream = PdfObject & {
  body: Buffer;
  /** Position in the file behind the body. */
  end: number;
  /** The object itself gives the length, and an `endstream` follows: every reader takes the same bytes. */
  isLengthTrue: boolean;
};

/** Cuts streams out of the file. The caller must ask for them in the order of the file. */
export const streamCutter = (bytes: Buffer, spent: Spent) => {
  let nextEnd = -1;

  return (object: PdfObject, at: number): PdfStream => {
    const start = at + lineEndAt(bytes, at).length;
    const declaredEnd = start + numberOf(object, '/Length');
    const isLengthTrue = isFollowedByEnd(bytes, declaredEnd);
    // Remembers the last search: a file of beginnings without ends would be searched to its end for each of them.
    if (nextEnd < start) nextEnd = bytes.indexOf('endstream', start);
    if (nextEnd < 0) nextEnd = bytes.length;
    const end = isLengthTrue ? declaredEnd : nextEnd;
    const body = bytes.subarray(start, end);
    spend(spent, 'syntax', body.length);
    return { ...object, body, end, isLengthTrue };
  };
};

/** Returns the line end between the word `stream` and its bytes. */
export const lineEndAt = (bytes: Buffer, at: number) => {
  const text = bytes.toString('latin1', at, at + 3);
  return LINE_ENDS.find((lineEnd) => text.startsWith(lineEnd)) ?? '';
};

const isFollowedByEnd = (bytes: Buffer, end: number) => {
  let at = end;
  while (at - end < GAP_MAX_BYTES && isWhite(bytes[at])) at += 1;
  return bytes.toString('latin1', at, at + 'endstream'.length) === 'endstream';
};

/** Returns the value if it is a single direct number, or else NaN. */
export const numberOf = ({ entries }: PdfObject, key: string) => {
  const [only = '', ...more] = entries.get(key) ?? [];
  return more.length === 0 && /^\d{1,9}$/.test(only) ? Number(only) : Number.NaN;
};

/** Unpacks everything or refuses: an object behind unreadable data would go unseen. */
export const unpackFully = (stream: PdfStream, spent: Spent): Buffer => {
  const filters = filtersOf(stream);
  // Packed data marks its own end; other data may go on behind a false length.
  if (filters.length === 0 && !stream.isLengthTrue) throw new PdfRefusal('damaged');
  let data = stream.body;
  for (const filter of filters) {
    const unpacked = UNPACKERS.get(filter)?.(data, STREAM_MAX_BYTES, constants.Z_FINISH);
    if (!unpacked) throw new PdfRefusal('damaged');
    spend(spent, 'unpacked', unpacked.length);
    data = unpacked;
  }
  return data;
};

/** Unpacks as far as possible to measure the size: readers show a picture or a text even if it is a bit broken. */
export const measure = async (stream: PdfStream, spent: Spent) => {
  const isPicture = stream.entries.get('/Subtype')?.[0] === '/Image';
  const declared = filtersOf(stream);
  // The filter is named in another object: most likely it is the usual one, and no bomb may hide behind that.
  const filters = declared.includes('R') ? ['/FlateDecode', '/FlateDecode'] : declared;
  const last = filters.length - 1;
  let data = stream.body;
  for (const [nth, filter] of filters.entries()) {
    const isPixels = isPicture && nth === last && UNPACKERS.get(filter) === inflate;
    if (isPixels) return spend(spent, 'pictures', await inflatedSize(data, pictureLimit(stream)));
    const unpacked = UNPACKERS.get(filter)?.(data, STREAM_MAX_BYTES, constants.Z_SYNC_FLUSH);
    if (!unpacked) return;
    spend(spent, 'unpacked', unpacked.length);
    data = unpacked;
  }
};

const filtersOf = ({ entries }: PdfObject) =>
  (entries.get('/Filter') ?? []).filter((token) => token !== '[' && token !== ']' && token !== 'null');

const pictureLimit = (stream: PdfStream) => {
  const declared = numberOf(stream, '/Width') * numberOf(stream, '/Height') * PIXEL_MAX_BYTES;
  return Math.max(STREAM_MAX_BYTES, Math.min(declared || 0, PICTURE_MAX_BYTES));
};

type Unpack = (data: Buffer, limit: number, finishFlush: number) => Buffer | undefined;

const inflate: Unpack = (data, maxOutputLength, finishFlush) => {
  try {
    // Ignores header and checksum, as readers do.
    return inflateRawSync(data.subarray(ZLIB_HEADER_BYTES), { maxOutputLength, finishFlush });
  } catch (error) {
    if (isTooLarge(error)) throw new PdfRefusal('too_complex');
    return undefined;
  }
};

/** Measures without keeping the data: two big pictures at once would need more memory than a small machine has. */
const inflatedSize = async (data: Buffer, limit: number) => {
  const inflating = createInflateRaw({ chunkSize: CHUNK_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  inflating.end(data.subarray(ZLIB_HEADER_BYTES));
  let size = 0;
  try {
    for await (const chunk of inflating) {
      size += chunk.length;
      if (size > limit) throw new PdfRefusal('too_complex');
    }
  } catch (error) {
    if (error instanceof PdfRefusal) throw error;
  }
  return size;
};

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

const UNPACKERS = new Map<string, Unpack>([
  ['/FlateDecode', inflate],
  ['/Fl', inflate],
  ['/ASCIIHexDecode', decodeHex],
  ['/AHx', decodeHex],
  ['/ASCII85Decode', decode85],
  ['/A85', decode85],
]);
