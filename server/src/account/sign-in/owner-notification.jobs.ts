import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import type { Outbox } from '../../notice/mail/outbox.ts';
import type { Platform } from '../platform.ts';
import { emailLookedUp } from '../profile/email.mails.ts';
import { findUser } from '../user.store.ts';
import { signInDisabled, signInLocked } from './access.mails.ts';

const KIND = 'account.tellOwner';

type OwnerEvent = { what: 'locked' | 'disabled' | 'looked_up'; userId: string | null; network: string };

/**
 * Adds a job whether there is an owner or not, so that the request does the same work for a known address as for an
 * unknown one. The job's key allows one mail a day.
 */
export const notifyOwner = async (db: Db, enqueue: Platform['enqueue'], event: OwnerEvent, now: Date) => {
  const key = `${event.what} ${event.userId ?? crypto.randomUUID()} ${now.toISOString().slice(0, 10)}`;
  await enqueue(db, { kind: KIND, key, payload: event });
};

export const ownerNotificationJobs = (outbox: Outbox, publicUrl: string, clock: Clock) => ({
  [KIND]: ({ payload, inTransaction }: JobContext) =>
    inTransaction(async (db) => {
      const { what, userId, network } = payload as OwnerEvent;
      const person = userId && (await findUser(db, userId));
      if (!person || person.state === 'left') return;
      const { name, language, email: to, id } = person;
      const values = { name, at: clock(), resetUrl: publicUrl + accountPaths.findPassword(), address: network };
      const mails = { locked: signInLocked, disabled: signInDisabled, looked_up: emailLookedUp };
      await outbox.post(db, {
        to,
        language,
        kind: `account.${what}`,
        userId: id,
        content: mails[what](language, values),
      });
    }),
});
