import type { Language } from '@ieum/contract';
import { type Generated, type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    notice_mail: {
      id: Generated<string>;
      recipient: string;
      subject: string;
      language: Language;
      kind: string;
      body_text: string;
      body_html: string;
      /** Sealed address of the action, until the mail was sent. */
      sealed_link: Generated<string>;
      state: Generated<'waiting' | 'sent' | 'kept' | 'failed'>;
      error: string | null;
      created_at: string;
      sent_at: string | null;
      user_id: string | null;
      company_id: string | null;
      round: Generated<number>;
    };
  }
}

export const insertMail = (db: Db, mail: Insertable<Tables['notice_mail']>) =>
  db.insertInto('notice_mail').values(mail).returning('id').executeTakeFirstOrThrow();

export type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>;

/** Returns nothing when the mail is no longer waiting. */
export const findWaitingMail = (db: Db, id: string) =>
  db
    .selectFrom('notice_mail')
    .select([
      'id',
      'recipient',
      'subject',
      'language',
      'kind',
      'body_text as text',
      'body_html as html',
      'created_at as createdAt',
      'sealed_link as sealedLink',
    ])
    .select(isForNobody.as('isForNobody'))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/** The mail is about a company that its reader has left meanwhile. */
const isForNobody = sql<boolean>`company_id is not null and not exists (
  select 1 from notice_recipient as recipient
  where recipient.id = notice_mail.user_id and recipient.company_id = notice_mail.company_id
)`;

export const deleteMail = async (db: Db, id: string) => {
  await db.deleteFrom('notice_mail').where('id', '=', id).execute();
};

export const deleteMailsOf = async (db: Db, userId: string) => {
  await db.deleteFrom('notice_mail').where('user_id', '=', userId).execute();
};

/** Deletes mails without an account, such as the last mail to a person who has left. */
export const deleteOwnerlessMailsBefore = async (db: Db, moment: Date) => {
  await db
    .deleteFrom('notice_mail')
    .where('user_id', 'is', null)
    .where('created_at', '<', moment.toISOString())
    .execute();
};

/** Ignores the state: a delivered mail is sent, even if another process has given it up meanwhile. */
export const markSent = async (db: Db, id: string, sent: { at: Date; text: string; html: string }) => {
  await db
    .updateTable('notice_mail')
    .set({ state: 'sent', sent_at: sent.at.toISOString(), error: null, body_text: sent.text, body_html: sent.html })
    .set({ sealed_link: '' })
    .where('id', '=', id)
    .execute();
};

export const markKept = async (db: Db, id: string) => {
  await waiting(db, id)
    .set({ state: 'kept', ...linkless })
    .execute();
};

export const markFailed = async (db: Db, id: string, error: string) => {
  await waiting(db, id)
    .set({ state: 'failed', error, ...linkless })
    .execute();
};

const waiting = (db: Db, id: string) =>
  db.updateTable('notice_mail').where('id', '=', id).where('state', '=', 'waiting');

/** Removes links from mails of the time before links were sealed; later mails have none. */
const cut = (column: 'body_text' | 'body_html') =>
  sql<string>`regexp_replace(${sql.ref(column)}, '(https?://[^\\s"<>/]+)[^\\s"<>]*', '\\1/…', 'g')`;
const linkless = { body_text: cut('body_text'), body_html: cut('body_html') };
