import type { Db } from '../../kit/db/database.ts';
import { gatheredReads } from '../../kit/db/gathered-reads.ts';
import type { Actor } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { inviteObstacle } from '../company.policy.ts';
import { findCompany } from '../company.store.ts';
import { findMemberStatus, holdMembership } from './member.store.ts';

type Member = Extract<Actor, { role: 'supplier' }>;

/** Refuses an action that reaches another company until the own one is verified and the address confirmed. */
export const refuseOutside = async (db: Db, actor: Member) => {
  const obstacle = await obstacleFor(db, actor);
  if (obstacle) fail(obstacle);
};

/** Returns the same as a boolean, for an answer that only shows less then. */
export const mayReachOutside = async (db: Db, actor: Member) => (await obstacleFor(db, actor)) === undefined;

/** Checks again after a slow upload: the member may have been removed meanwhile. */
export const isStillMember = async (db: Db, actor: Actor) =>
  actor.role !== 'supplier' || holdMembership(db, actor.id, actor.companyId, actor.memberRole);

const obstacleFor = async (whole: Db, actor: Member) => {
  const db = gatheredReads(whole);
  const [company, { isEmailConfirmed }] = await Promise.all([
    findCompany(db, actor.companyId),
    findMemberStatus(db, actor.companyId, actor.id),
  ]);
  return inviteObstacle({ isVerified: company?.state === 'verified', isEmailConfirmed });
};
