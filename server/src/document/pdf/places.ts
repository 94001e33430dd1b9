import { type Spent, spend } from './budget.ts';
import { isRegular, isWhite, lexerOf } from './lexer.ts';
import { type PdfObject, readObject } from './objects.ts';

export type Place = PdfObject & {
  kind: 'object' | 'trailer';
  /** Number of the object, if its header states one as usual. */
  number?: number | undefined;
  /** Position right after `obj` or `trailer`. */
  at: number;
  /** Position of what follows the object. */
  end: number;
  /** Position right after the word `stream`, if the object is a stream. */
  stream?: number;
};

const HEADER_BYTES = 32;

/**
 * Reads the file wherever an object or a trailer may begin, also inside streams, strings and comments: a table of
 * cross-references can send a reader to any byte, and a reader that repairs a file looks for these words everywhere.
 */
export const readPlaces = (bytes: Buffer, spent: Spent): Place[] => {
  const places: Place[] = [];
  for (const at of occurrences(bytes, 'obj')) {
    if (!isHeader(bytes, at)) continue;
    spend(spent, 'objects', 1);
    places.push({ ...placeAt(bytes, 'object', at + 'obj'.length, spent), number: numberBefore(bytes, at) });
  }
  for (const at of occurrences(bytes, 'trailer')) {
    places.push(placeAt(bytes, 'trailer', at + 'trailer'.length, spent));
  }
  return places.sort((a, b) => a.at - b.at);
};

const placeAt = (bytes: Buffer, kind: Place['kind'], at: number, spent: Spent): Place => {
  const lexer = lexerOf(bytes, at, spent);
  const object = readObject(lexer);
  const end = lexer.skip();
  const place = { kind, at, end, ...object };
  const isStream = bytes.toString('latin1', end, end + 'stream'.length) === 'stream';
  return isStream ? { ...place, stream: end + 'stream'.length } : place;
};

/** Recognizes `12 0 obj`, also with a comment between the parts. */
const isHeader = (bytes: Buffer, at: number) => {
  if (isRegular(bytes[at + 'obj'.length])) return false;
  let before = at - 1;
  let mayEndComment = false;
  while (isWhite(bytes[before])) {
    mayEndComment ||= bytes[before] === 10 || bytes[before] === 13;
    before -= 1;
  }
  return mayEndComment || isDigit(bytes[before]);
};

/** The number in `12 0 obj`, of which this is the position of the last word. */
const numberBefore = (bytes: Buffer, at: number) => {
  const header = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]*$/.exec(bytes.toString('latin1', Math.max(0, at - HEADER_BYTES), at));
  return header ? Number(header[1]) : undefined;
};

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;

function* occurrences(bytes: Buffer, word: string) {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) yield at;
}
