import type { Language, MailKind } from '@ieum/contract';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Sealing } from '../../kit/security/sealing.ts';
import { type MailContent, renderWithoutLink } from './layout.ts';
import { deleteMailsOf, deleteOwnerlessMailsBefore, insertMail } from './mail.store.ts';

export type Mail = {
  to: string;
  language: Language;
  /** Kind of the mail, for the operator. */
  kind: MailKind;
  userId?: string;
  /** The mail is sent only if its reader is in this company at that time. */
  companyId?: string | null;
  content: MailContent;
};

export type Outbox = ReturnType<typeof createOutbox>;

type Enqueue = (db: Db, job: { kind: string; key: string; payload: string }) => Promise<unknown>;

export const SEND_MAIL = 'notice.sendMail';

/** Exactly one address: a comma would add a second reader, a line break a header of the sender's choice. */
const ADDRESS = /^[^\s\p{C}@,;:<>()[\]"\\]+@[^\s\p{C}@,;:<>()[\]"\\]+$/u;

/** Adds mails in the transaction of the event: rolled back with it, sent after it. */
export const createOutbox = ({ enqueue, clock, sealing }: { enqueue: Enqueue; clock: Clock; sealing: Sealing }) => ({
  /** Returns the mail's id, by which it can be followed. */
  post: async (db: Db, { to, language, kind, userId, companyId, content }: Mail) => {
    if (!ADDRESS.test(to)) throw new Error(`${kind}: what it should be sent to is not an address`);
    const { subject, text, html } = renderWithoutLink(content, language);
    const id = crypto.randomUUID();
    await insertMail(db, {
      id,
      recipient: to,
      subject,
      language,
      kind,
      body_text: text,
      body_html: html,
      sealed_link: sealing.seal(content.action?.url ?? '', id),
      created_at: clock().toISOString(),
      user_id: userId ?? null,
      company_id: companyId ?? null,
    });
    await enqueue(db, { kind: SEND_MAIL, key: id, payload: id });
    return id;
  },
  /** Returns the link of a mail that is about to be sent, or an empty text if it has none. */
  linkOf: ({ id, sealedLink }: { id: string; sealedLink: string }) => {
    if (sealedLink === '') return '';
    const link = sealing.open(sealedLink, id);
    if (link === '') throw new Error('the link of this mail was sealed with another key');
    return link;
  },
  /** Sends a stored mail again as it is. Each round has a job of its own, because a job's key works once. */
  sendAgain: async (db: Db, id: string, round: number) => {
    await enqueue(db, { kind: SEND_MAIL, key: `${id} ${round}`, payload: id });
  },
  /** Deletes the mails to a person who leaves. */
  forget: (db: Db, userId: string) => deleteMailsOf(db, userId),
});

/** Deletes mails without an account, such as the last mail to a person who has left. */
export const forgetOwnerlessMails = (db: Db, before: Date) => deleteOwnerlessMailsBefore(db, before);
