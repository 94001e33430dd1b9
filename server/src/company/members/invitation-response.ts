import type { Db } from '../../kit/db/database.ts';
import { hashOfSecret } from '../../kit/security/keyed-hash.ts';
import { shownNamesOf } from '../notifications.ts';
import { endCasesOf } from '../verification/withdrawal.ts';
import { findLive, type LiveInvitation, lockLive, updateInvitation } from './invitation.store.ts';
import { lockMembership, putMember } from './member.store.ts';

const shown = ({ companyNames, businessNumber, ...rest }: LiveInvitation) => ({
  ...rest,
  companyNames: shownNamesOf({ ...companyNames, businessNumber }),
});

export type Invited = ReturnType<typeof shown>;

/** Returns the invitation of a link, or nothing once it is used, revoked or expired. */
export const findInvitation = async (db: Db, token: string, now: Date) => {
  const found = await findLive(db, hashOfSecret(token), now);
  return found && shown(found);
};

/** Returns the same and locks it, for a caller that is about to use it. */
export const lockInvited = async (db: Db, token: string, now: Date) => {
  const found = await lockLive(db, hashOfSecret(token), now);
  return found && shown(found);
};

export const markOpened = async (db: Db, { id, state }: Invited) => {
  if (state === 'sent') await updateInvitation(db, id, { state: 'opened' });
};

export const markDeclined = (db: Db, { id }: Invited, now: Date) =>
  updateInvitation(db, id, { state: 'declined', decided_at: now.toISOString() });

/** Returns false for a member of another company. An open request to join a company, even this one, ends. */
export const joinInvited = async (db: Db, { id, companyId, role }: Invited, userId: string, now: Date) => {
  const before = await lockMembership(db, userId);
  const isIn = before?.state === 'active' || before?.state === 'disabled';
  if (isIn && before.companyId !== companyId) return false;
  const since = now.toISOString();
  // A person who was admitted meanwhile keeps the role of that admission.
  if (!isIn) await putMember(db, { user_id: userId, company_id: companyId, role, state: 'active', since });
  const isThis = (row: { kind: string; companyId: string }) => row.kind === 'join' && row.companyId === companyId;
  await endCasesOf(db, userId, (row) => (isThis(row) ? 'verified' : 'withdrawn'), { by: userId, at: now });
  await updateInvitation(db, id, { state: 'accepted', decided_at: since, accepted_by: userId });
  return true;
};
