import { defineMail } from '../../notice/mail/template.ts';
import { accountMails } from '../mail-words.ts';

type MailValues = { name: string; url: string };

/** Mails to people whose account an operator has changed. */
export const accountDisabled = defineMail<MailValues>(accountMails.accountDisabled);

export const accountEnabled = defineMail<MailValues>(accountMails.accountEnabled);

export const adminMade = defineMail<MailValues>(accountMails.adminMade);

export const adminInvited = defineMail<MailValues>(accountMails.adminInvited);

export const adminRemoved = defineMail<{ name: string; at: Date }>(accountMails.adminRemoved);

export const linkShown = defineMail<MailValues & { reason: string; at: Date }>(accountMails.linkShown);
