import type { MailState, outboxContract } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { maskedEmail } from '../../kit/security/contact-masking.ts';
import type { Setup } from '../../kit/setup.ts';
import { maySendAgain } from '../notice.policy.ts';
import { withoutLinks } from './layout.ts';
import { findMail, findMailKinds, findMails, lockMail, putOnItsWay } from './outbox.store.ts';
import type { Outbox } from './outbox.ts';

/** Shows mails to operators, and sends one again that did not arrive. */
export const createOutboxDesk = (
  outbox: Outbox,
  setup: Pick<Setup, 'hasMailServer'>,
): Handlers<typeof outboxContract> => ({
  async listMails({ db }, input) {
    const { rows: found, total } = await findMails(db, input);
    // The mail itself shows the whole address; opening it leaves a line in the access log.
    const rows = found.map((mail) => ({ ...mail, recipient: maskedEmail(mail.recipient) }));
    return { rows, total, kinds: await findMailKinds(db), hasMailServer: await setup.hasMailServer(db) };
  },

  getMail: ({ inTransaction, record, recordAccess }, { id }) =>
    inTransaction(async (db) => {
      const { readerId, hasLostLink, ...mail } = (await findMail(db, id)) ?? fail('request.not_found');
      // An operator who opens a mail reads what was written to another person: that is recorded.
      await record(db, id);
      recordAccess({ kind: 'contact', personId: readerId, recordId: id });
      const { text, html, state } = mail;
      return {
        ...mail,
        // A mail from before links were sealed still has its link while it waits.
        text: withoutLinks(text),
        html: withoutLinks(html),
        personId: readerId,
        can: { sendAgain: maySendAgain({ state, hasLostLink }, await setup.hasMailServer(db)) },
      };
    }),

  async sendMailAgain({ db }, { id }) {
    const mail = (await lockMail(db, id)) ?? fail('request.not_found');
    const hasMailServer = await setup.hasMailServer(db);
    if (!maySendAgain(mail, hasMailServer)) refuse(mail, hasMailServer);
    const { round, ...sent } = await putOnItsWay(db, id);
    await outbox.sendAgain(db, id, round);
    return sent;
  },
});

const refuse = ({ state }: { state: MailState }, hasMailServer: boolean) => {
  if (state === 'sent') fail('notice.mail_sent');
  if (state === 'waiting') fail('notice.mail_waiting');
  fail(hasMailServer ? 'notice.link_gone' : 'notice.no_mail_server');
};
