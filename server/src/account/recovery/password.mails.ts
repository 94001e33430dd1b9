import { defineMail } from '../../notice/mail/template.ts';
import { accountMails } from '../mail-words.ts';

export const resetPassword = defineMail<{ name: string; url: string }>(accountMails.resetPassword);

export const passwordChanged = defineMail<{ name: string; at: Date; resetUrl: string }>(accountMails.passwordChanged);
