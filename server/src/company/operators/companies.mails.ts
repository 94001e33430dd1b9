import { defineMail } from '../../notice/mail/template.ts';
import { companyMails } from '../mail-words.ts';

type MailValues = { name: string; url: string };

/** Mails to the owners of a company that an operator has changed. */
export const companyDisabled = defineMail<MailValues>(companyMails.companyDisabled);

export const companyEnabled = defineMail<MailValues>(companyMails.companyEnabled);

export const ownerAppointed = defineMail<MailValues>(companyMails.ownerAppointed);
