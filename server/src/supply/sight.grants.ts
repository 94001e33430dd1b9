import type { SightGrant } from '@ieum/contract';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import type { KeyedHash } from '../kit/keyed-hash.ts';
import { loadChain } from './chain.ts';
import { type GrantRow, lockGrant } from './grant.store.ts';
import { findCompaniesFacts } from './network.store.ts';
import { companySeen } from './sight.ts';

/** Whoever asks has named itself; whom it asks about stays masked to it until everybody agrees. */
export const presentGrants = async (
  db: Db,
  hash: KeyedHash,
  ownId: string,
  now: Date,
  rows: GrantRow[],
): Promise<SightGrant[]> => {
  const today = todayInSeoul(now);
  const askers = rows.filter(({ grantorId }) => grantorId === ownId).map(({ granteeId }) => granteeId);
  const isAsking = rows.some(({ granteeId }) => granteeId === ownId);
  const chain = isAsking ? await loadChain(db, hash, ownId, now) : undefined;
  const known = new Map((await findCompaniesFacts(db, [...new Set(askers)], today)).map((one) => [one.id, one]));
  return rows.map(({ grantorId, granteeId, ...grant }) => {
    const isOurs = grantorId === ownId;
    const state = grant.state === 'granted' && grant.until < today ? ('ended' as const) : grant.state;
    const other = isOurs ? known.get(granteeId) : chain?.companies.get(grantorId);
    const named = isOurs ? { companyId: granteeId, companyName: other?.name ?? '' } : seenBy(chain, grantorId);
    const isHeldUp =
      !isOurs && state === 'granted' && grant.fields.includes('identity') && !chain?.sight.clear.has(grantorId);
    return { ...grant, ...named, state, isOurs, isHeldUp };
  });
};

export const presentGrant = async (db: Db, hash: KeyedHash, ownId: string, now: Date, id: string) => {
  const row = (await lockGrant(db, ownId, id)) ?? fail('request.not_found');
  const [shown] = await presentGrants(db, hash, ownId, now, [row]);
  return shown ?? fail('request.not_found');
};

type Chain = Awaited<ReturnType<typeof loadChain>>;

const seenBy = (chain: Chain | undefined, companyId: string) => {
  const company = chain?.companies.get(companyId);
  // It is no part of the chain any more: what it was called says nothing to anybody else.
  if (!chain || !company) return { companyId: chain?.sight.maskOf(companyId) ?? '', companyName: '' };
  const { id, name } = companySeen(chain.sight, company);
  return { companyId: id, companyName: name };
};
