import { type Spent, spend } from './budget.ts';
import { lexerOf } from './lexer.ts';
import { type PdfObject, readObject } from './objects.ts';
import { type Place, readPlaces } from './places.ts';
import { PdfRefusal } from './refusal.ts';
import { lineEndAt, measure, numberOf, type PdfStream, streamCutter, unpackFully } from './streams.ts';

/** Other keys for the packing of a stream: some readers follow them, the parser that runs afterwards does not. */
const ODD_KEYS = ['/F', '/FFilter', '/DP'];

const REVISIONS_MAX = 1000;
const END_BYTES = 1024;

/**
 * Reads all syntax of the file before any parser does. Refuses a file that is active, encrypted, a bomb, or written so
 * that two readers would see two different files.
 */
export const inspectStructure = async (bytes: Buffer, spent: Spent) => {
  const places = readPlaces(bytes, spent);
  if (places.some(({ entries }) => entries.has('/Encrypt'))) throw new PdfRefusal('encrypted');
  refuseEndlessRevisions(bytes, places);
  const cutStream = streamCutter(bytes, spent);
  for (const place of places) {
    if (place.stream === undefined) continue;
    const stream = cutStream(place, place.stream);
    const kind = structureKind(place);
    if (!kind) await measure(stream, spent);
    else if (isOdd(place) || !lineEndAt(bytes, place.stream)) throw new PdfRefusal('damaged');
    else if (kind === 'objects') readPackedObjects(stream, spent);
    else readCrossReferences(stream, spent);
  }
};

const typeOf = ({ entries }: PdfObject) => {
  const [only, ...more] = entries.get('/Type') ?? [];
  return more.length === 0 ? only : undefined;
};

/** Treats any stream with `/N` and `/First` as packed objects: some readers do, whatever its type is. */
const structureKind = (object: PdfObject) => {
  const { entries } = object;
  const type = typeOf(object);
  const isTypeUnclear = entries.has('/Type') && (object.repeated.has('/Type') || !type?.startsWith('/'));
  if (isTypeUnclear) throw new PdfRefusal('damaged');
  if (type === '/ObjStm' || (entries.has('/First') && entries.has('/N'))) return 'objects';
  return type === '/XRef' ? 'crossReferences' : undefined;
};

const isOdd = ({ entries, repeated }: PdfObject) => repeated.size > 0 || ODD_KEYS.some((key) => entries.has(key));

const readPackedObjects = (stream: PdfStream, spent: Spent) => {
  const [count, first] = [numberOf(stream, '/N'), numberOf(stream, '/First')];
  const parameters = stream.entries.get('/DecodeParms') ?? [];
  const isFiltered = parameters.includes('/Predictor') || parameters.includes('R');
  if (Number.isNaN(count + first) || isFiltered) throw new PdfRefusal('damaged');
  spend(spent, 'objects', count);

  const data = unpackFully(stream, spent);
  const index = lexerOf(data, 0, spent);
  for (let nth = 0; nth < count; nth += 1) {
    const [, offset = ''] = [index.next(), index.next()];
    if (!/^\d{1,9}$/.test(offset)) throw new PdfRefusal('damaged');
    readObject(lexerOf(data, first + Number(offset), spent));
  }
};

const readCrossReferences = (stream: PdfStream, spent: Spent) => {
  const index = stream.entries.get('/Index')?.slice(1, -1);
  const counts = index?.filter((_, at) => at % 2 === 1).map(Number) ?? [numberOf(stream, '/Size')];
  for (const count of counts) {
    if (!Number.isInteger(count) || count < 0) throw new PdfRefusal('damaged');
    spend(spent, 'crossReferences', count);
  }
  unpackFully(stream, spent);
};

/** Follows the revisions of a file, each of which points to the one before it. */
const refuseEndlessRevisions = (bytes: Buffer, places: Place[]) => {
  const seen = new Set<number>();
  let at = lastRevision(bytes);
  while (!Number.isNaN(at)) {
    if (seen.has(at)) throw new PdfRefusal('damaged');
    if (seen.size >= REVISIONS_MAX) throw new PdfRefusal('too_complex');
    seen.add(at);
    const isTable = bytes.toString('latin1', at, at + 'xref'.length) === 'xref';
    const place = places.find((place) => place.at > at && (!isTable || place.kind === 'trailer'));
    at = place ? numberOf(place, '/Prev') : Number.NaN;
  }
};

const lastRevision = (bytes: Buffer) => {
  const end = bytes.subarray(-END_BYTES);
  const tail = end.subarray(end.lastIndexOf('startxref')).toString('latin1');
  return Number(/^startxref\s+(\d{1,9})\s/.exec(tail)?.[1] ?? Number.NaN);
};
