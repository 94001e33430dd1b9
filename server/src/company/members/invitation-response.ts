import type { Db } from '../../kit/db/database.ts';
import { hashOfSecret } from '../../kit/security/keyed-hash.ts';
import { shownNameOf } from '../notifications.ts';
import { endCasesOf } from '../verification/withdrawal.ts';
import { findLive, type LiveInvitation, lockLive, updateInvitation } from './invitation.store.ts';
import { lockMembership, putMember } from './member.store.ts';

const shown = ({ companyName, businessNumber, ...rest }: LiveInvitation) => ({
  ...rest,
  companyName: shownNameOf({ name: companyName, businessNumber }),
});

export type Invited = ReturnType<typeof shown>;

/** What the link is for; nothing once it is used, taken back or run out. */
export const findInvitation = async (db: Db, token: string, now: Date) => {
  const found = await findLive(db, hashOfSecret(token), now);
  return found && shown(found);
};

/** The same, for whoever is about to use it. */
export const lockInvited = async (db: Db, token: string, now: Date) => {
  const found = await lockLive(db, hashOfSecret(token), now);
  return found && shown(found);
};

export const markOpened = async (db: Db, { id, state }: Invited) => {
  if (state === 'sent') await updateInvitation(db, id, { state: 'opened' });
};

export const markDeclined = (db: Db, { id }: Invited, now: Date) =>
  updateInvitation(db, id, { state: 'declined', decided_at: now.toISOString() });

/** False for somebody who belongs to another company; a wish to join one, even this one, ends with it. */
export const joinInvited = async (db: Db, { id, companyId, role }: Invited, userId: string, now: Date) => {
  const before = await lockMembership(db, userId);
  const isIn = before?.state === 'active' || before?.state === 'disabled';
  if (isIn && before.companyId !== companyId) return false;
  const since = now.toISOString();
  // Whoever was let in meanwhile keeps what they were given then.
  if (!isIn) await putMember(db, { user_id: userId, company_id: companyId, role, state: 'active', since });
  const isThis = (one: { kind: string; companyId: string }) => one.kind === 'join' && one.companyId === companyId;
  await endCasesOf(db, userId, (one) => (isThis(one) ? 'verified' : 'withdrawn'), { by: userId, at: now });
  await updateInvitation(db, id, { state: 'accepted', decided_at: since, accepted_by: userId });
  return true;
};
