import type { Db } from '../kit/db/database.ts';
import type { View } from './disclosure/chain-view.ts';
import { findPlaces } from './disclosure/company-view.store.ts';
import { opensOf } from './disclosure/disclosure.ts';
import { findInvited } from './invitations/figures.store.ts';
import { findLinkedProducts } from './products/list.store.ts';
import type { Chain } from './tiers/chain.ts';

/** Own products that something is bought for or that are sold, and one that is asked for besides. */
export const linkedProducts = (db: Db, companyId: string, productId?: string) =>
  findLinkedProducts(db, companyId, productId ?? null);

/** What became of the invitations of a company. */
export const invitedSuppliers = (db: Db, companyId: string, now: Date) => findInvited(db, companyId, now);

/** Where the factories stand of which the viewer may know it: its own, and at each place those of whoever has granted it. */
export const placesSeen = async (db: Db, { sight }: Chain, { places }: View) => {
  const open = places.filter((place) => opensOf(sight, place).location);
  const shown = Map.groupBy(open, ({ company }) => company).set(sight.viewerId, []);
  const found = await findPlaces(db, [...shown.keys()]);
  return found.flatMap(({ companyId, ...factory }) =>
    companyId === sight.viewerId
      ? [{ ...factory, companyId }]
      : (shown.get(companyId) ?? []).map(({ id }) => ({ ...factory, companyId: id })),
  );
};

export const ownPlaces = (db: Db, companyId: string) => findPlaces(db, [companyId]);
