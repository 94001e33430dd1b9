import type { supplyInvitationsContract } from '@ieum/contract';
import type { Platform } from '../../account/platform.ts';
import { shownNamesOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Actor, Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { maskedEmail } from '../../kit/security/contact-masking.ts';
import { hashOfSecret } from '../../kit/security/keyed-hash.ts';
import { mayWrite } from '../supply.policy.ts';
import { isAddressedTo } from './invitation.rules.ts';
import { deleteSecrets, type LiveInvitation, lockLive, updateInvitation } from './invitation.store.ts';
import { placeSupplier } from './invited-link.ts';
import { notifyInviter } from './notifications.ts';
import { findSpeaker, hasAccount } from './people.store.ts';

type Answering = Pick<
  Handlers<typeof supplyInvitationsContract>,
  'readSupplyInvitation' | 'declineSupplyInvitation' | 'readOwnSupplyInvitation' | 'acceptSupplyInvitation'
>;

/** Answers an invitation by its link. The link proves the mailbox that it was sent to, and nothing else. */
export const createInvitationAnswering = ({ limiting, notices }: Platform): Answering => ({
  async readSupplyInvitation({ inTransaction, clock, sender }, { token }) {
    await limiting.take(inTransaction, 'linkCheck', undefined, sender);
    return inTransaction(async (db) => {
      const live = await lockUsableInvitation(db, token, clock());
      await markOpened(db, live);
      const known = { maskedEmail: maskedEmail(live.email), hasAccount: await hasAccount(db, live.email) };
      return { ...present(live), ...known };
    });
  },

  async declineSupplyInvitation({ inTransaction, record, clock, sender }, { token, reason }) {
    await limiting.take(inTransaction, 'linkCheck', undefined, sender);
    await inTransaction(async (db) => {
      const live = await lockUsableInvitation(db, token, clock());
      await deleteSecrets(db, live.id);
      await updateInvitation(db, live.id, { state: 'declined', decided_at: clock().toISOString(), reason });
      await notifyInviter(db, notices, 'declined', { ...live, reason });
      await record(db, live.id);
    });
    return {};
  },

  async readOwnSupplyInvitation({ inTransaction, actor, clock, sender }, { token }) {
    await limiting.take(inTransaction, 'linkCheck', undefined, sender);
    return inTransaction(async (db) => {
      const live = await lockUsableInvitation(db, token, clock());
      await refuseStranger(db, live, actor);
      await markOpened(db, live);
      return present(live);
    });
  },

  async acceptSupplyInvitation({ inTransaction, record, actor, clock, sender }, { token }) {
    await limiting.take(inTransaction, 'linkCheck', undefined, sender);
    const at = clock();
    return inTransaction(async (db) => {
      const live = await lockUsableInvitation(db, token, at);
      const { companyId } = await refuseStranger(db, live, actor);
      await takeUp(db, live, { companyId, by: actor.id, at });
      await notifyInviter(db, notices, 'accepted', live);
      await record(db, live.id);
      return { linkId: live.linkId };
    });
  },
});

export const lockUsableInvitation = async (db: Db, token: string, now: Date) =>
  (await lockLive(db, hashOfSecret(token), now)) ?? fail('account.link_dead');

/** Accepts an invitation once: all its links stop working, whichever mail they came from. */
export const takeUp = async (
  db: Db,
  { id, companyId: inviterId, linkId, supplierId }: LiveInvitation,
  who: { companyId: string | null; by: string; at: Date },
) => {
  await deleteSecrets(db, id);
  await updateInvitation(db, id, { state: 'accepted', decided_at: who.at.toISOString(), accepted_by: who.by });
  const { companyId } = who;
  if (supplierId === null && companyId !== null) await placeSupplier(db, { inviterId, linkId }, { ...who, companyId });
};

const markOpened = async (db: Db, { id, state }: LiveInvitation) => {
  if (state === 'sent') await updateInvitation(db, id, { state: 'opened' });
};

/** Refuses a link that is meant for another company before revealing anything of it. */
const refuseStranger = async (db: Db, live: LiveInvitation, actor: Actor) => {
  const speaker = actor.role === 'supplier' && mayWrite(actor) ? await findSpeaker(db, actor.id) : undefined;
  if (!speaker || !isAddressedTo(live, speaker)) return fail('account.link_not_yours');
  if (live.supplierId !== null && live.supplierId !== speaker.companyId) fail('account.link_not_yours');
  return speaker;
};

const present = (live: LiveInvitation) => {
  const { companyNames, companyNumber, invitedBy, product, words, endsAt } = live;
  const { product: name, partNumber, hs } = words;
  return {
    companyNames: shownNamesOf({ ...companyNames, businessNumber: companyNumber }),
    companyCountry: live.companyCountry,
    companyNumber,
    invitedBy,
    product,
    endsAt,
    partnerProduct: { name, partNumber, hs },
    invited: { name: live.invitedName, country: live.country, businessNumber: live.businessNumber },
  };
};
