import { defineMail } from '../../notice/mail/template.ts';
import { companyMails } from '../mail-words.ts';

/** Goes to a colleague's address. Nobody but the owner of the address learns whether it has an account. */
export const invited = defineMail<{ name: string; company: string; person: string; role: string; url: string }>(
  companyMails.invited,
);

/** Goes to the owners of a company. */
export const joinRequested = defineMail<{ name: string; company: string; person: string; url: string }>(
  companyMails.joinRequested,
);

/** Goes to the newcomer. */
export const joinGranted = defineMail<{ name: string; company: string; role: string; url: string }>(
  companyMails.joinGranted,
);

/** Goes to the newcomer, with a link to go on. */
export const joinRefused = defineMail<{ name: string; company: string; reason: string; url: string }>(
  companyMails.joinRefused,
);

export const roleChanged = defineMail<{ name: string; company: string; role: string; url: string }>(
  companyMails.roleChanged,
);

/** Goes to a person who was a member until now. */
export const membershipEnded = defineMail<{ name: string; company: string; url: string }>(companyMails.membershipEnded);
