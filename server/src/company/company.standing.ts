import type { Actor } from '../kit/context.ts';
import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import { inviteObstacle } from './company.policy.ts';
import { findCompany } from './company.store.ts';
import { findStanding } from './member.store.ts';

/** Whatever reaches another company waits for a verified one and a confirmed address. */
export const refuseOutside = async (db: Db, actor: Extract<Actor, { role: 'supplier' }>) => {
  const company = await findCompany(db, actor.companyId);
  const { isEmailConfirmed } = await findStanding(db, actor.companyId, actor.id);
  const obstacle = inviteObstacle({ isVerified: company?.state === 'verified', isEmailConfirmed });
  if (obstacle) fail(obstacle);
};
