import type { FactoryDetails } from '@ieum/contract';
import { cleanCompanyName } from '../../company/comparable-names.ts';
import type { Db } from '../../kit/db/database.ts';
import { findCandidates } from './lookalikes.store.ts';

type Compared = Pick<FactoryDetails, 'name' | 'country' | 'region' | 'locality' | 'street' | 'streetDetail'>;

/** One letter in ten may differ. */
const LETTERS_PER_EDIT = 10;
/** A name of so many letters can be like one of ten, so it is cut in two; see `factory_alike_keys`. */
const LETTERS_PER_PIECE = 9;

/**
 * Whether two records are likely to be of one factory: in one country, with nearly the same name and, where both say
 * where they are, nearly the same address, and with the same numbers in them.
 *
 * Nearly: letters to change, add or leave out, against the longer one. What people do to a name is to mistype a letter,
 * and that is what it counts; measures that look at shared pairs or at the beginning find 구미공장 and 구리공장 alike. A
 * Hangul syllable is one letter, so that in a short name, where one syllable makes another place, each of them counts.
 */
export const isAlike = (one: Compared, other: Compared) =>
  one.country === other.country && areNear(one.name, other.name, cleanFactoryName) && isSamePlace(one, other);

/** The oldest factory of the company that looks like this one; nothing where there is none. */
export const findLookAlike = async (db: Db, companyId: string, details: Compared) => {
  const [candidates = []] = await findCandidates(db, companyId, [probesFor(companyId, details)]);
  return candidates.find((candidate) => isAlike(details, candidate));
};

/** The same of many at once, in their order. Whoever writes a code for each has told them apart. */
export const findLookAlikes = async (db: Db, companyId: string, all: (Compared & { code: string })[]) => {
  if (all.length === 0) return [];
  const candidates = await findCandidates(
    db,
    companyId,
    all.map((one) => probesFor(companyId, one)),
  );
  return all.map((one, at) =>
    candidates[at]?.find((candidate) => (one.code === '' || candidate.code === '') && isAlike(one, candidate)),
  );
};

const probesFor = (companyId: string, { name, country }: Compared) =>
  probesOf(cleanFactoryName(name), `${companyId}|${country}`);

/** As `factory.name_key` has it. What has no letters at all is left as it is. */
export const cleanFactoryName = (name: string) =>
  withoutZeros(cleanCompanyName(name)) || name.normalize('NFKC').toLowerCase().replace(/\s/g, '');

const cleanAddress = (address: string) =>
  withoutZeros(
    address
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]/gu, ''),
  );

/** 01 is 1. */
const withoutZeros = (text: string) => text.replace(/(?<![0-9])0+(?=[0-9])/g, '');

/** Without a street nobody can say that it is another place. The region may be a code in one and a name in the other. */
const isSamePlace = (one: Compared, other: Compared) => {
  if (one.street === '' || other.street === '') return true;
  const isNear = (parts: (address: Compared) => string[]) =>
    areNear(parts(one).join(' '), parts(other).join(' '), cleanAddress);
  return isNear(withRegion) || isNear(withoutRegion);
};
const withoutRegion = ({ locality, street, streetDetail }: Compared) => [locality, street, streetDetail];
const withRegion = (address: Compared) => [address.region, ...withoutRegion(address)];

const areNear = (one: string, other: string, clean: (text: string) => string) => {
  const [left, right] = [clean(one), clean(other)];
  if (left === right) return true;
  if (numbersIn(left) !== numbersIn(right) || signsIn(one) !== signsIn(other)) return false;
  const edits = editsBetween([...left], [...right]);
  return edits * LETTERS_PER_EDIT <= Math.max([...left].length, [...right].length);
};

/** What stands between them does not matter, their order does. */
const numbersIn = (text: string) => text.replace(/[^0-9]+/g, ',');

/** A letter that stands alone numbers things too: A동, B동. */
const signsIn = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/(?<![a-z])[a-z](?![a-z])/g) ?? []
  ).join();

/** Levenshtein's distance, row by row. */
export const editsBetween = (one: string[], other: string[]) => {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of one.entries()) {
    const here = [row + 1];
    for (const [at, otherLetter] of other.entries()) {
      const changed = (above[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      here.push(Math.min(changed, (above[at + 1] ?? 0) + 1, (here[at] ?? 0) + 1));
    }
    above = here;
  }
  return above[other.length] ?? 0;
};

/**
 * What the keys of anything near to this name would be. A name of `letters` that has one piece more than edits keeps one
 * piece whole; in the other name it stands at most so far from its own place as letters can have been added and left out.
 * So every near one is found by equal keys, and what is read does not grow with the number of factories.
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
  const isNear = (other: number) => Math.abs(other - length) * LETTERS_PER_EDIT <= Math.max(other, length);
  const most = Math.floor(length / LETTERS_PER_PIECE) + 1;
  const around = Array.from({ length: 2 * most + 1 }, (_, at) => length - most + at);
  return around.filter((other) => other >= 0 && isNear(other));
};
