import { mayReachOutside } from '../../company/members/outside-access.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Member } from '../supply.policy.ts';
import { findPartnerIds } from './link.store.ts';

/**
 * Returns the companies that a member may know by name: `disclosure.ts` has them in clear one step up and one step
 * down. Empty while the company is not verified.
 */
export const partnersOf = async (db: Db, actor: Member) =>
  (await mayReachOutside(db, actor)) ? findPartnerIds(db, actor.companyId) : [];
