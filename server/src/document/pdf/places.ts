import { type Spent, spend } from './budget.ts';
import { isRegular, isWhite, lexerOf } from './lexer.ts';
import { type PdfObject, readObject } from './objects.ts';

export type Place = PdfObject & {
  kind: 'object' | 'trailer';
  /** Position right after `obj` or `trailer`. */
  at: number;
  /** Position right after the word `stream`, if the object is a stream. */
  stream?: number;
};

/**
 * Reads the file wherever an object or a trailer may begin, also inside streams, strings and comments: a table of
 * cross-references can send a reader to any byte, and a reader that repairs a file looks for these words everywhere.
 */
export const readPlaces = (bytes: Buffer, spent: Spent): Place[] => {
  const places: Place[] = [];
  for (const at of occurrences(bytes, 'obj')) {
    if (!isHeader(bytes, at)) continue;
    spend(spent, 'objects', 1);
    places.push(placeAt(bytes, 'object', at + 'obj'.length, spent));
  }
  for (const at of occurrences(bytes, 'trailer')) {
    places.push(placeAt(bytes, 'trailer', at + 'trailer'.length, spent));
  }
  return places.sort((a, b) => a.at - b.at);
};

const placeAt = (bytes: Buffer, kind: Place['kind'], at: number, spent: Spent): Place => {
  const lexer = lexerOf(bytes, at, spent);
  const place = { kind, at, ...readObject(lexer) };
  const end = lexer.skip();
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

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;

function* occurrences(bytes: Buffer, word: string) {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) yield at;
}
