import { defineMail } from '../../notice/mail/template.ts';
import { adminMails } from '../mail-words.ts';

/** Sent by operators to themselves to check that mail is delivered. */
export const testMail = defineMail<{ name: string }>(adminMails.testMail);

/** Every link to an account is sent by the mail server, so the other operators are notified when one changes it. */
export const mailServerChanged = defineMail<{
  name: string;
  url: string;
  person: string;
  mailServer: string;
  at: Date;
}>(adminMails.mailServerChanged);
