import { type DisclosureGrant, NO_NAMES, namesOf } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { findGrantees, type GrantRow, lockGrant } from './grant.store.ts';

/** Presents what others may see of the own company, or ask to see. A company that asks has named itself. */
export const presentGrants = async (db: Db, now: Date, rows: GrantRow[]): Promise<DisclosureGrant[]> => {
  const today = todayInSeoul(now);
  const known = new Map(
    (await findGrantees(db, [...new Set(rows.map(({ granteeId }) => granteeId))])).map((row) => [row.id, row]),
  );
  return rows.map(({ grantorId: _, granteeId, ...grant }) => ({
    ...grant,
    companyId: granteeId,
    companyNames: namesOf(known.get(granteeId) ?? NO_NAMES),
    token: '',
    companyNumber: known.get(granteeId)?.number ?? '',
    companyCountry: known.get(granteeId)?.country ?? '',
    state: grant.state === 'granted' && grant.until < today ? ('ended' as const) : grant.state,
    isOurs: true,
    isHeldUp: false,
  }));
};

export const presentGrant = async (db: Db, ownId: string, now: Date, id: string) => {
  const row = (await lockGrant(db, ownId, id)) ?? fail('request.not_found');
  const [shown] = await presentGrants(db, now, [row]);
  return shown ?? fail('request.not_found');
};
