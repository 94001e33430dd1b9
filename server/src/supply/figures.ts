import type { Db } from '../kit/db/database.ts';
import type { View } from './disclosure/chain-view.ts';
import { findPlaces } from './disclosure/company-view.store.ts';
import { opensOf } from './disclosure/disclosure.ts';
import { findInvited } from './invitations/figures.store.ts';
import { findLinkedProducts } from './products/list.store.ts';
import type { Chain } from './tiers/chain.ts';

/** Returns own products that something is bought for or that are sold, and one that is asked for besides. */
export const linkedProducts = (db: Db, companyId: string, productId?: string) =>
  findLinkedProducts(db, companyId, productId ?? null);

/** Returns what became of a company's invitations. */
export const invitedSuppliers = (db: Db, companyId: string, now: Date) => findInvited(db, companyId, now);

/**
 * Returns the factories whose location the viewer may know: its own, and at each place those of a company that has
 * granted it.
 */
export const placesSeen = async (db: Db, { disclosure }: Chain, { places }: View) => {
  const open = places.filter((place) => opensOf(disclosure, place).location);
  const shown = Map.groupBy(open, ({ company }) => company).set(disclosure.viewerId, []);
  const found = await findPlaces(db, [...shown.keys()]);
  return found.flatMap(({ companyId, ...factory }) =>
    companyId === disclosure.viewerId
      ? [{ ...factory, companyId }]
      : (shown.get(companyId) ?? []).map(({ id }) => ({ ...factory, companyId: id })),
  );
};

export const ownPlaces = (db: Db, companyId: string) => findPlaces(db, [companyId]);
