import { z } from 'zod';
import { defineContract } from '../kit/endpoint.ts';
import { LANGUAGES } from '../kit/language.ts';
import { moment, periodInput } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { email } from '../kit/person.ts';
import { text } from '../kit/text.ts';

/** `kept`: no mail server was set when it was due. `failed`: it was tried and given up. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const KIND_MAX = 60;
const SEARCH_MAX = 100;

export const mail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  /** What it tells of: `account.resetPassword`. */
  kind: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(MAIL_STATES),
  error: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
});
export type Mail = z.infer<typeof mail>;

export const openedMail = z.object({
  ...mail.shape,
  /** Both without their links, whoever asks: they are keys to an account. */
  text: z.string(),
  html: z.string(),
  /** Whose account it is about; nobody who has none, or who has gone. */
  personId: z.uuid().nullable(),
  can: z.object({ sendAgain: z.boolean() }),
});
export type OpenedMail = z.infer<typeof openedMail>;

export const mailFilter = z.strictObject({
  state: z.enum(MAIL_STATES).optional(),
  kind: text(KIND_MAX).optional(),
  /** One whole address. */
  recipient: email.optional(),
  /** Beginnings of words in address and subject. */
  search: text(SEARCH_MAX).optional(),
  ...periodInput,
});
export type MailFilter = z.infer<typeof mailFilter>;

/** What the portal has written to people: the operator's eyes only. */
export const outboxContract = defineContract({
  listMails: {
    summary: 'Lists the mails of the outbox, the newest first, and which kinds there are.',
    method: 'GET',
    path: '/outbox',
    access: ['admin'],
    input: z.strictObject({ ...mailFilter.shape, ...pageInput }),
    output: z.object({ ...pageOf(mail).shape, kinds: z.array(z.string()), hasMailServer: z.boolean() }),
    errors: [],
  },
  getMail: {
    summary: 'Opens one mail of the outbox without its link, which is recorded.',
    method: 'GET',
    path: '/outbox/:id',
    access: ['admin'],
    asksPassword: true,
    // A read that writes: who has opened which mail.
    transaction: 'own',
    input: z.strictObject({ id: z.uuid() }),
    output: openedMail,
    errors: ['request.not_found'],
  },
  sendMailAgain: {
    summary: 'Puts a mail that failed or was kept on its way again.',
    method: 'POST',
    path: '/outbox/:id/send',
    access: ['admin'],
    asksPassword: true,
    input: z.strictObject({ id: z.uuid() }),
    output: mail,
    errors: [
      'request.not_found',
      'notice.mail_sent',
      'notice.mail_waiting',
      'notice.no_mail_server',
      'notice.link_gone',
    ],
  },
});
