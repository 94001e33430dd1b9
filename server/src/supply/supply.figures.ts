import type { Db } from '../kit/db.ts';
import type { Chain } from './chain.ts';
import { findInvited } from './invitation-figures.store.ts';
import { findLinkedProducts } from './product-list.store.ts';
import { findPlaces } from './sight.store.ts';
import { opensOf } from './sight.ts';

/** Own products that something is bought for or that are sold, and one that is asked for besides. */
export const linkedProducts = (db: Db, companyId: string, productId?: string) =>
  findLinkedProducts(db, companyId, productId ?? null);

/** What became of the invitations of a company. */
export const invitedSuppliers = (db: Db, companyId: string, now: Date) => findInvited(db, companyId, now);

/** Where the factories stand of which the viewer may know it: its own, and those of whoever has granted it. */
export const placesSeen = (db: Db, { companies, sight }: Chain) =>
  findPlaces(
    db,
    [...companies.keys()].filter((id) => opensOf(sight, id).location),
  );

export const ownPlaces = (db: Db, companyId: string) => findPlaces(db, [companyId]);
