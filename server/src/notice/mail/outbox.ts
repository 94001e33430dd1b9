import type { Language } from '@ieum/contract';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Sealing } from '../../kit/security/sealing.ts';
import { type Letter, renderWithoutLink } from './layout.ts';
import { deleteMailsOf, deleteOwnerlessMailsBefore, insertMail } from './mail.store.ts';

export type Mail = {
  to: string;
  language: Language;
  /** What it tells of, for the operator: `account.resetPassword`. */
  kind: string;
  userId?: string;
  /** Goes only to whoever is in this company when it leaves. */
  companyId?: string | null;
  letter: Letter;
};

export type Outbox = ReturnType<typeof createOutbox>;

type Enqueue = (db: Db, job: { kind: string; key: string; payload: string }) => Promise<unknown>;

export const SEND_MAIL = 'notice.sendMail';

/** One address and nothing beside it: a comma would be a second reader, a line break a header of the sender's making. */
const ADDRESS = /^[^\s\p{C}@,;:<>()[\]"\\]+@[^\s\p{C}@,;:<>()[\]"\\]+$/u;

/** A mail belongs to the transaction that it tells of: undone with it, sent after it. */
export const createOutbox = ({ enqueue, clock, sealing }: { enqueue: Enqueue; clock: Clock; sealing: Sealing }) => ({
  /** Gives the mail, by which its way can be followed. */
  post: async (db: Db, { to, language, kind, userId, companyId, letter }: Mail) => {
    if (!ADDRESS.test(to)) throw new Error(`${kind}: what it should be sent to is not an address`);
    const { subject, text, html } = renderWithoutLink(letter, language);
    const id = crypto.randomUUID();
    await insertMail(db, {
      id,
      recipient: to,
      subject,
      language,
      kind,
      body_text: text,
      body_html: html,
      sealed_link: sealing.seal(letter.action?.url ?? '', id),
      created_at: clock().toISOString(),
      user_id: userId ?? null,
      company_id: companyId ?? null,
    });
    await enqueue(db, { kind: SEND_MAIL, key: id, payload: id });
    return id;
  },
  /** Whom it leads where, for whoever is about to send it; a letter without a link leads nowhere. */
  linkOf: ({ id, sealedLink }: { id: string; sealedLink: string }) => {
    if (sealedLink === '') return '';
    const link = sealing.open(sealedLink, id);
    if (link === '') throw new Error('the link of this mail was sealed with another key');
    return link;
  },
  /** What stands in the outbox goes out as it is; each round has a job of its own, because a job's key works once. */
  sendAgain: async (db: Db, id: string, round: number) => {
    await enqueue(db, { kind: SEND_MAIL, key: `${id} ${round}`, payload: id });
  },
  /** Whoever leaves takes along what was written to them. */
  forget: (db: Db, userId: string) => deleteMailsOf(db, userId),
});

/** The farewell belongs to nobody, and goes when it has had its days to arrive. */
export const forgetOwnerlessMails = (db: Db, before: Date) => deleteOwnerlessMailsBefore(db, before);
