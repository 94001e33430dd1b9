import { defineMail } from '../../notice/mail/template.ts';
import { supplyMails } from '../mail-words.ts';

type Invited = { name: string; company: string; person: string; product: string; lastDay: string; url: string };

export const supplierInvited = defineMail<Invited>(supplyMails.supplierInvited);

export const supplierReminded = defineMail<Invited>(supplyMails.supplierReminded);

type Answered = { name: string; url: string; company: string; reason?: string };

export const invitationAnswered = {
  accepted: defineMail<Answered>(supplyMails.invitationAccepted),
  declined: defineMail<Answered>(supplyMails.invitationDeclined),
  expired: defineMail<Answered>(supplyMails.invitationExpired),
  bounced: defineMail<Answered>(supplyMails.invitationBounced),
};
