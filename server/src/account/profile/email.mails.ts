import { defineMail } from '../../notice/mail/template.ts';
import { accountMails } from '../mail-words.ts';

/** Goes to the address of a new account after sign-up. */
export const confirmEmail = defineMail<{ name: string; url: string }>(accountMails.confirmEmail);

/** Goes to the new address: only a person who reads that mailbox can finish the change. */
export const confirmNewEmail = defineMail<{ name: string; url: string; newEmail: string }>(
  accountMails.confirmNewEmail,
);

/** Goes to the old address, which stays valid until the new one is confirmed. */
export const emailChangeAsked = defineMail<{ name: string; newEmailMasked: string; at: Date }>(
  accountMails.emailChangeAsked,
);

/** Goes to the old address as the last mail. */
export const emailChanged = defineMail<{ name: string; newEmailMasked: string; at: Date }>(accountMails.emailChanged);

/** Warns the owner: somebody entered the right name and phone, and saw a masked address and nothing else. */
export const emailLookedUp = defineMail<{ name: string; at: Date; address: string }>(accountMails.emailLookedUp);
