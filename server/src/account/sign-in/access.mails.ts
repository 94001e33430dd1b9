import { defineMail } from '../../notice/mail/template.ts';
import { accountMails } from '../mail-words.ts';

/** Gives the owner the reason: the screen shows the same text for every failure. */
export const signInLocked = defineMail<{ name: string; at: Date; resetUrl: string }>(accountMails.signInLocked);

export const signInDisabled = defineMail<{ name: string }>(accountMails.signInDisabled);

export const accountLeft = defineMail<{ name: string; at: Date }>(accountMails.accountLeft);
