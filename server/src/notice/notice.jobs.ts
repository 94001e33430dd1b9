import type { Clock } from '../kit/clock.ts';
import type { GivenUpHandlers, JobHandlers } from '../kit/jobs.ts';
import { linkIn, withoutLinks } from './letter.ts';
import { findWaitingMail, markFailed, markKept, markSent, type WaitingMail } from './notice.store.ts';
import { SEND_MAIL } from './outbox.ts';

export type KeptMail = Pick<WaitingMail, 'id' | 'kind' | 'recipient' | 'subject'> & { link: string | undefined };

type Options = {
  /** Left out where no mail server is set: mail is kept for the operator to read. */
  deliver?: ((mail: WaitingMail) => Promise<void>) | undefined;
  clock: Clock;
  onKept: (mail: KeptMail) => void;
};

export const noticeJobs = ({ deliver, clock, onKept }: Options) => {
  const handlers: JobHandlers = {
    [SEND_MAIL]: async ({ payload, inTransaction }) => {
      const id = String(payload);
      const mail = await inTransaction((db) => findWaitingMail(db, id));
      if (!mail) return;
      if (!deliver) {
        await inTransaction((db) => markKept(db, id));
        return onKept({ ...mail, link: linkIn(mail.text) });
      }
      await deliver(mail);
      // A link is a key to an account: once it has been handed over, no copy of it is left lying here.
      const sent = { at: clock(), text: withoutLinks(mail.text), html: withoutLinks(mail.html) };
      await inTransaction((db) => markSent(db, id, sent));
    },
  };
  const onGivenUp: GivenUpHandlers = { [SEND_MAIL]: (db, payload, error) => markFailed(db, String(payload), error) };
  return { handlers, onGivenUp };
};
