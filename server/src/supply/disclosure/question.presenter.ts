import { type DisclosureGrant, NO_NAMES, namesOf } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { type Chain, loadChain } from '../tiers/chain.ts';
import { createView, type View } from './chain-view.ts';
import { placeWithId } from './company-view.ts';
import { type Place, placesSeenBy } from './places.ts';
import { findQuestion, type QuestionRow } from './question.store.ts';

/** Presents what a company has asked for, each at its place; two places may be the same company. */
export const presentQuestions = async (
  db: Db,
  hash: KeyedHash,
  ownId: string,
  now: Date,
  rows: QuestionRow[],
): Promise<DisclosureGrant[]> => {
  if (rows.length === 0) return [];
  const chain = await loadChain(db, hash, ownId, now);
  const view = createView(chain);
  const seenAt = placesSeenBy(chain, view.places);
  return rows.map((row) => {
    const place = placeOf(chain, view, row);
    const seen = place && seenAt(place);
    const isNamed = place?.isNamed === true;
    const isGiven = row.state === 'granted' || row.state === 'ended';
    const { id, purpose, version, state, askedAt } = row;
    return {
      id,
      purpose,
      version,
      state,
      askedAt,
      isOurs: false,
      companyId: seen?.id ?? chain.disclosure.mask(`gone ${row.underId} ${row.companyId}`),
      companyNames: namesOf(seen ?? NO_NAMES),
      token: seen?.token ?? '',
      companyNumber: isNamed ? (chain.companies.get(row.companyId)?.businessNumber ?? '') : '',
      companyCountry: seen?.country ?? '',
      fields: isGiven ? row.given.filter((field) => row.fields.includes(field)) : row.fields,
      until: isGiven && row.givenUntil < row.until ? row.givenUntil : row.until,
      // The day could be matched with an event elsewhere.
      decidedAt: isNamed ? row.decidedAt : null,
      isHeldUp: row.state === 'granted' && row.given.includes('identity') && !isNamed,
    };
  });
};

export const presentQuestion = async (db: Db, hash: KeyedHash, ownId: string, now: Date, id: string) => {
  const found = await findQuestion(db, ownId, todayInSeoul(now), id);
  const [shown] = await presentQuestions(db, hash, ownId, now, found);
  return shown ?? fail('request.not_found');
};

/** Finds the place that was asked about; a grant without a question is shown at the partner itself. */
const placeOf = (chain: Chain, view: View, { companyId, underId, isAsked }: QuestionRow): Place | undefined => {
  if (!isAsked || underId === null) return placeWithId(chain, view, companyId);
  const there = view.places
    .filter(({ company, within }) => company === companyId && within.under === underId)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return there.find(({ isNamed }) => isNamed) ?? there[0];
};
