import type { FactoryDetails } from '@ieum/contract';
import { cleanCompanyName } from '../../company/comparable-names.ts';
import type { Db } from '../../kit/db/database.ts';
import { findCandidates } from './lookalikes.store.ts';

type Compared = Pick<FactoryDetails, 'name' | 'country' | 'region' | 'locality' | 'street' | 'streetDetail'>;

/** Letters for each tolerated difference: one letter in ten may differ. */
const LETTERS_PER_EDIT = 10;
/** A name of this many letters can be like one of ten, so it is cut in two; see `factory_alike_keys`. */
const LETTERS_PER_PIECE = 9;

/**
 * Returns whether two records are likely to be of one factory: the same country, nearly the same name, nearly the same
 * address where both state one, and the same numbers in them. The distance is the number of letters to change, add or
 * leave out, relative to the longer text. It counts typing errors; measures of shared pairs or of the beginning find
 * 구미공장 and 구리공장 alike. A Hangul syllable is one letter: in a short name one syllable makes another place, so each of
 * them counts.
 */
export const isAlike = (a: Compared, b: Compared) =>
  a.country === b.country && areNear(a.name, b.name, cleanFactoryName) && isSamePlace(a, b);

/** Returns the oldest factory of the company that looks like this one. */
export const findLookAlike = async (db: Db, companyId: string, details: Compared) => {
  const [candidates = []] = await findCandidates(db, companyId, [probesFor(companyId, details)]);
  return candidates.find((candidate) => isAlike(details, candidate));
};

/** Does the same for many at once, in their order. Two factories that both have a code are never alike. */
export const findLookAlikes = async (db: Db, companyId: string, factories: (Compared & { code: string })[]) => {
  if (factories.length === 0) return [];
  const candidates = await findCandidates(
    db,
    companyId,
    factories.map((row) => probesFor(companyId, row)),
  );
  return factories.map((row, at) =>
    candidates[at]?.find((candidate) => (row.code === '' || candidate.code === '') && isAlike(row, candidate)),
  );
};

const probesFor = (companyId: string, { name, country }: Compared) =>
  probesOf(cleanFactoryName(name), `${companyId}|${country}`);

/** Cleans a name as `factory.name_key` stores it. A name without any letters stays as it is. */
export const cleanFactoryName = (name: string) =>
  withoutZeros(cleanCompanyName(name)) || name.normalize('NFKC').toLowerCase().replace(/\s/g, '');

const cleanAddress = (address: string) =>
  withoutZeros(
    address
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]/gu, ''),
  );

/** Removes leading zeros: 01 is 1. */
const withoutZeros = (text: string) => text.replace(/(?<![0-9])0+(?=[0-9])/g, '');

/**
 * Compares the addresses. Without a street the place counts as the same. The region may be a code in one and a name in
 * the other.
 */
const isSamePlace = (a: Compared, b: Compared) => {
  if (a.street === '' || b.street === '') return true;
  const isNear = (parts: (address: Compared) => string[]) =>
    areNear(parts(a).join(' '), parts(b).join(' '), cleanAddress);
  return isNear(withRegion) || isNear(withoutRegion);
};
const withoutRegion = ({ locality, street, streetDetail }: Compared) => [locality, street, streetDetail];
const withRegion = (address: Compared) => [address.region, ...withoutRegion(address)];

const areNear = (a: string, b: string, clean: (text: string) => string) => {
  const [left, right] = [clean(a), clean(b)];
  if (left === right) return true;
  if (numbersIn(left) !== numbersIn(right) || signsIn(a) !== signsIn(b)) return false;
  const edits = editsBetween([...left], [...right]);
  return edits * LETTERS_PER_EDIT <= Math.max([...left].length, [...right].length);
};

/** Lists the numbers in their order, whatever is between them. */
const numbersIn = (text: string) => text.replace(/[^0-9]+/g, ',');

/** Lists the letters that are alone, which number things too: A동, B동. */
const signsIn = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/(?<![a-z])[a-z](?![a-z])/g) ?? []
  ).join();

/** Computes the Levenshtein distance, row by row. */
export const editsBetween = (a: string[], b: string[]) => {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of a.entries()) {
    const here = [row + 1];
    for (const [at, otherLetter] of b.entries()) {
      const changed = (above[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      here.push(Math.min(changed, (above[at + 1] ?? 0) + 1, (here[at] ?? 0) + 1));
    }
    above = here;
  }
  return above[b.length] ?? 0;
};

/**
 * Returns the keys that a name near to this one may have. A name of `letters` has one piece more than edits, so one
 * piece stays whole. In the other name that piece is shifted by at most the number of letters added and left out. So
 * equal keys find every near name, and the rows read do not grow with the number of factories.
 */
export const probesOf = (name: string, of: string) => {
  const typed = [...name];
  const numbers = numbersIn(name);
  const probes = new Set<string>();
  for (const letters of lengthsNear(typed.length)) {
    const edits = Math.floor(Math.max(letters, typed.length) / LETTERS_PER_EDIT);
    const longer = typed.length - letters;
    const pieces = Math.floor(letters / LETTERS_PER_PIECE) + 1;
    for (let nth = 0; nth < pieces; nth += 1) {
      const start = Math.floor((letters * nth) / pieces);
      const length = Math.floor((letters * (nth + 1)) / pieces) - start;
      for (let shift = Math.ceil((longer - edits) / 2); shift <= Math.floor((longer + edits) / 2); shift += 1) {
        const from = start + shift;
        if (from < 0 || from + length > typed.length) continue;
        const piece = typed.slice(from, from + length).join('');
        probes.add([of, numbers, letters, nth, piece].join('|'));
      }
    }
  }
  return [...probes];
};

const lengthsNear = (length: number) => {
  const isNear = (candidate: number) => Math.abs(candidate - length) * LETTERS_PER_EDIT <= Math.max(candidate, length);
  const most = Math.floor(length / LETTERS_PER_PIECE) + 1;
  const around = Array.from({ length: 2 * most + 1 }, (_, at) => length - most + at);
  return around.filter((candidate) => candidate >= 0 && isNear(candidate));
};
