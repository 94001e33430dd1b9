import type { Clock } from '../kit/clock.ts';
import type { GivenUpHandlers, JobContext, JobHandlers } from '../kit/jobs/queue.ts';
import { deleteReadBefore } from './inbox/notices.store.ts';
import { withLink, withoutLinks } from './mail/layout.ts';
import { deleteMail, findWaitingMail, markFailed, markKept, markSent, type WaitingMail } from './mail/mail.store.ts';
import { type Outbox, SEND_MAIL } from './mail/outbox.ts';

export type KeptMail = Pick<WaitingMail, 'id' | 'kind' | 'recipient' | 'subject'> & { link: string };

/** Outcome without a mail server: the mail is kept for the operator to see. */
export const KEPT = 'kept';

export type Posting = {
  /** Missing where no mail is ever sent. Returns `KEPT` where none is sent now. */
  deliver?: ((mail: WaitingMail) => Promise<unknown>) | undefined;
  linkOf: Outbox['linkOf'];
  clock: Clock;
  onKept: (mail: KeptMail) => void;
};

export const noticeJobs = ({ deliver, linkOf, clock, onKept }: Posting) => {
  const handlers: JobHandlers = {
    [SEND_MAIL]: async ({ payload, inTransaction }) => {
      const id = String(payload);
      const mail = await inTransaction((db) => findWaitingMail(db, id));
      if (!mail) return;
      if (mail.isForNobody) return inTransaction((db) => deleteMail(db, id));
      const link = linkOf(mail);
      const outcome = deliver ? await deliver(withLink(mail, link)) : KEPT;
      if (outcome === KEPT) {
        await inTransaction((db) => markKept(db, id));
        return onKept({ ...mail, link });
      }
      // A link is a key to an account: after the delivery no copy of it is kept.
      const sent = { at: clock(), text: withoutLinks(mail.text), html: withoutLinks(mail.html) };
      await inTransaction((db) => markSent(db, id, sent));
    },
  };
  return { handlers, onGivenUp: mailGivenUp };
};

export const mailGivenUp: GivenUpHandlers = {
  [SEND_MAIL]: (db, payload, error) => markFailed(db, String(payload), error),
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days for which a read notice is kept. */
const READ_KEPT_DAYS = 180;
/** Rows of one transaction: others want to write too. */
const REMOVED_AT_ONCE = 5_000;
const FORGET_READ = 'notice.forgetRead';

/** Deletes read notices that are half a year old. */
export const readNoticeJobs = (clock: Clock) => ({
  [FORGET_READ]: async ({ inTransaction }: JobContext) => {
    const now = clock();
    const before = new Date(now.getTime() - READ_KEPT_DAYS * DAY_MS);
    const removeSome = () => inTransaction((db) => deleteReadBefore(db, before, REMOVED_AT_ONCE));
    while ((await removeSome()) === REMOVED_AT_ONCE);
  },
});
