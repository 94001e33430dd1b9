import { shownNamesOf } from '../../company/notifications.ts';
import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { GivenUpHandlers, JobContext } from '../../kit/jobs/queue.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { SEND_MAIL } from '../../notice/mail/outbox.ts';
import { type MailDeps, postInvitation } from './delivery.ts';
import { lockEnded, lockRemindable, markBounced } from './due.store.ts';
import { nextReminderOn } from './invitation.rules.ts';
import { deleteSecrets, updateInvitation } from './invitation.store.ts';
import { notifyInviter } from './notifications.ts';

const KIND = 'supply.invitations';
const BATCH = 100;

type Deps = MailDeps & { notices: Notices; clock: Clock };

/**
 * Runs every day: ends what has expired and reminds suppliers that have not answered. Each transaction handles a
 * hundred, as for certificates.
 */
export const invitationJobs = (deps: Deps) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    for (const step of [end, remind]) {
      while ((await inTransaction((db) => step(db, deps))) === BATCH) if (await isCancelled()) return;
    }
  },
});

/** Notifies the inviter when the mail of an invitation cannot be delivered. */
export const bounceGivenUp = ({ notices, clock }: Pick<Deps, 'notices' | 'clock'>): GivenUpHandlers => ({
  [SEND_MAIL]: async (db, payload) => {
    const bounced = await markBounced(db, String(payload), clock());
    if (bounced) await notifyInviter(db, notices, 'bounced', bounced);
  },
});

const end = async (db: Db, { notices, clock }: Deps) => {
  const ended = await lockEnded(db, clock(), BATCH);
  for (const invitation of ended) {
    const isAnswered = invitation.agreedAt !== null || invitation.linkState !== 'proposed';
    await deleteSecrets(db, invitation.id);
    await updateInvitation(db, invitation.id, { state: stateOf(invitation), decided_at: clock().toISOString() });
    if (!isAnswered) await notifyInviter(db, notices, 'expired', invitation);
  }
  return ended.length;
};

const stateOf = ({ agreedAt, linkState, isLeft }: Awaited<ReturnType<typeof lockEnded>>[number]) => {
  if (isLeft) return 'declined';
  if (linkState === 'withdrawn' || linkState === 'ended') return 'revoked';
  if (agreedAt !== null) return 'accepted';
  return linkState === 'disputed' ? 'declined' : 'expired';
};

/**
 * Stores the next reminder together with the mail: each goes out once, and after a downtime only the last that is due.
 */
const remind = async (db: Db, deps: Deps) => {
  const today = todayInSeoul(deps.clock());
  const due = await lockRemindable(db, today, BATCH);
  for (const invitation of due) {
    const { id, sentAt, endsAt, reminders, isWaiting, words, company, businessNumber } = invitation;
    if (!isWaiting) {
      await updateInvitation(db, id, { next_reminder_on: null });
      continue;
    }
    const next = nextReminderOn(new Date(sentAt), today);
    await updateInvitation(db, id, { next_reminder_on: next, reminders: reminders + 1 });
    const shown = { company: shownNamesOf({ ...company, businessNumber }), person: invitation.invitedBy };
    const product = words.product || words.partNumber;
    await postInvitation(db, deps, { ...invitation, ...shown, product, endsAt: new Date(endsAt) }, true);
  }
  return due.length;
};
