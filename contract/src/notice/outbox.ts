import { z } from 'zod';
import { defineContract } from '../kit/endpoint.ts';
import { LANGUAGES } from '../kit/language.ts';
import { moment, periodInput } from '../kit/moment.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { email } from '../kit/person.ts';
import { text } from '../kit/text.ts';

/** `kept`: no mail server was set when the mail was due. `failed`: the portal tried to send it and gave up. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const KIND_MAX = 60;
const SEARCH_MAX = 100;

export const mail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  /** One of `MAIL_KINDS`; an old mail may have a kind that no longer exists. */
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
  /** Text and HTML without links, for every caller: a link is a key to an account. */
  text: z.string(),
  html: z.string(),
  /** Account that the mail is about; null for a person who has no account or has left. */
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

/** Mails of the portal. Only operators see them. */
export const outboxContract = defineContract({
  listMails: {
    summary: 'Lists the mails in the outbox, newest first, and their types.',
    method: 'GET',
    path: '/outbox',
    access: ['admin'],
    input: z.strictObject({ ...mailFilter.shape, ...pageInput }),
    output: z.object({ ...pageOf(mail).shape, kinds: z.array(z.string()), hasMailServer: z.boolean() }),
    errors: [],
  },
  getMail: {
    summary: 'Returns one mail of the outbox without its links, and records the access.',
    method: 'GET',
    path: '/outbox/:id',
    access: ['admin'],
    asksPassword: true,
    // The read also writes: it records who has opened which mail.
    transaction: 'own',
    input: z.strictObject({ id: z.uuid() }),
    output: openedMail,
    errors: ['request.not_found'],
  },
  sendMailAgain: {
    summary: 'Sends a mail again that failed or was kept because no mail server was set.',
    method: 'POST',
    path: '/outbox/:id/send',
    access: ['admin'],
    asksPassword: true,
    input: z.strictObject({ id: z.uuid() }),
    output: mail,
    changes: ['listMails'],
    errors: [
      'request.not_found',
      'notice.mail_sent',
      'notice.mail_waiting',
      'notice.no_mail_server',
      'notice.link_gone',
    ],
  },
});
