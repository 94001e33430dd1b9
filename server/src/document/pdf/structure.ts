import { type Spent, spend } from './budget.ts';
import { lexerOf } from './lexer.ts';
import { type PdfObject, readObject } from './objects.ts';
import { type Place, readPlaces } from './places.ts';
import { PdfRefusal } from './refusal.ts';
import { lineEndAt, measure, numberOf, type PdfStream, streamCutter, unpackFully } from './streams.ts';

/** Other keys for the packing of a stream: some readers follow them, others do not. */
const ODD_KEYS = ['/F', '/FFilter', '/DP'];

const REVISIONS_MAX = 1000;
const END_BYTES = 1024;

type Packed = { number: number; object: PdfObject };

/** The objects of a file that are no streams, by their numbers, and the tokens of the reference to its catalogue. */
export type Structure = { objects: Map<number, PdfObject>; root: string[] };

/**
 * Reads all syntax of the file. Refuses a file that is active, encrypted, a bomb, or written so that two readers would
 * see two different files.
 */
export const inspectStructure = async (bytes: Buffer, spent: Spent): Promise<Structure> => {
  const places = readPlaces(bytes, spent);
  if (places.some(({ entries }) => entries.has('/Encrypt'))) throw new PdfRefusal('encrypted');
  refuseEndlessRevisions(bytes, places);
  const cutStream = streamCutter(bytes, spent);
  const structure: Structure = { objects: new Map(), root: [] };
  let [end, isWhole] = [0, true];
  for (const place of places) {
    const stream = place.stream === undefined ? undefined : cutStream(place, place.stream);
    const packed = stream ? await inspectStream(stream, bytes, place.stream ?? 0, spent) : [];
    // A string or a stream may contain the words of an object; only what stands outside of the others counts.
    if (place.at < end) continue;
    end = stream?.end ?? place.end;
    isWhole &&= place.isWhole && packed.every(({ object }) => object.isWhole);
    collect(structure, place, packed);
  }
  if (!isWhole) throw new PdfRefusal('damaged');
  return structure;
};

/** Returns the objects that are packed in the stream. */
const inspectStream = async (stream: PdfStream, bytes: Buffer, at: number, spent: Spent): Promise<Packed[]> => {
  const kind = structureKind(stream);
  if (kind && (isOdd(stream) || !lineEndAt(bytes, at))) throw new PdfRefusal('damaged');
  if (kind === 'objects') return readPackedObjects(stream, spent);
  if (kind) readCrossReferences(stream, spent);
  else await measure(stream, spent);
  return [];
};

/** Keeps the last object of each number, because a revision stands behind the one that it changes. */
const collect = (structure: Structure, place: Place, packed: Packed[]) => {
  const { objects } = structure;
  if (place.number !== undefined) {
    if (place.stream === undefined) objects.set(place.number, place);
    else objects.delete(place.number);
  }
  for (const { number, object } of packed) objects.set(number, object);
  const isTrailer = place.kind === 'trailer' || typeOf(place) === '/XRef';
  if (isTrailer) structure.root = place.entries.get('/Root') ?? structure.root;
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

const readPackedObjects = (stream: PdfStream, spent: Spent): Packed[] => {
  const [count, first] = [numberOf(stream, '/N'), numberOf(stream, '/First')];
  const parameters = stream.entries.get('/DecodeParms') ?? [];
  const isFiltered = parameters.includes('/Predictor') || parameters.includes('R');
  if (Number.isNaN(count + first) || isFiltered) throw new PdfRefusal('damaged');
  spend(spent, 'objects', count);

  const data = unpackFully(stream, spent);
  const index = lexerOf(data, 0, spent);
  return Array.from({ length: count }, () => {
    const [number, offset] = [index.next(), index.next()];
    if (!/^\d{1,9}$/.test(offset)) throw new PdfRefusal('damaged');
    return { number: Number(number), object: readObject(lexerOf(data, first + Number(offset), spent)) };
  });
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
