import type { Db } from '../src/kit/db.ts';
import { createSealing } from '../src/kit/sealing.ts';
import { withLink } from '../src/notice/letter.ts';
import type { Outbox } from '../src/notice/outbox.ts';

/** For an outbox that a test makes itself. */
export const sealing = createSealing('a key for tests, 32 bytes or more', 'tests');

type Stored = { id: string; sealed_link: string; body_text: string; body_html: string };

/** Mails as their readers get them: what is stored has no links. */
export const asSent = <M extends Stored>({ linkOf }: Outbox, mails: M[]): M[] =>
  mails.map((mail) => {
    const link = linkOf({ id: mail.id, sealedLink: mail.sealed_link });
    const { text, html } = withLink({ text: mail.body_text, html: mail.body_html }, link);
    return { ...mail, body_text: text, body_html: html };
  });

export const mailsIn = async (db: Db, outbox: Outbox) =>
  asSent(outbox, await db.selectFrom('notice_mail').selectAll().orderBy('created_at').orderBy('id').execute());

/** The address of a letter's action: the only line that is an address and nothing else. */
export const linkIn = (text: string) => /^https?:\/\/\S+$/m.exec(text)?.[0];
