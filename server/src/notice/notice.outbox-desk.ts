import type { MailState, outboxContract } from '@ieum/contract';
import type { Handlers } from '../kit/context.ts';
import { fail } from '../kit/fail.ts';
import { findMail, findMailKinds, findMails, lockMail, putOnItsWay } from './mail-list.store.ts';
import { maySendAgain } from './notice.policy.ts';
import type { Outbox } from './outbox.ts';

/** What the operator sees of the mails, and does with one that did not arrive. */
export const createOutboxDesk = (outbox: Outbox, hasMailServer: boolean): Handlers<typeof outboxContract> => ({
  async listMails({ db }, input) {
    const { rows, total } = await findMails(db, input);
    return { rows, total, kinds: await findMailKinds(db), hasMailServer };
  },

  getMail: ({ inTransaction, record, recordAccess }, { id }) =>
    inTransaction(async (db) => {
      const { readerId, ...mail } = (await findMail(db, id)) ?? fail('request.not_found');
      // Whoever opens it reads what was written to somebody else, and may find a key to their account: that leaves a trace.
      await record(db, id);
      recordAccess({ kind: 'contact', personId: readerId, recordId: id });
      return { ...mail, can: { sendAgain: maySendAgain(mail.state, hasMailServer) } };
    }),

  async sendMailAgain({ db }, { id }) {
    const { state } = (await lockMail(db, id)) ?? fail('request.not_found');
    if (!maySendAgain(state, hasMailServer)) refuse(state);
    const { round, ...mail } = await putOnItsWay(db, id);
    await outbox.sendAgain(db, id, round);
    return mail;
  },
});

const refuse = (state: MailState) => {
  if (state === 'sent') fail('notice.mail_sent');
  if (state === 'waiting') fail('notice.mail_waiting');
  fail('notice.no_mail_server');
};
