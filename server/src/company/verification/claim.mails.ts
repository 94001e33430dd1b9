import type { Language } from '@ieum/contract';
import type { MailContent } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';
import { companyMails } from '../mail-words.ts';

type Sent = (language: Language, values: { name: string; url: string }) => MailContent;

/** Goes to an applicant when another claim to the same number was verified. */
export const claimPassedOn = (number: string, reason: string): Sent =>
  defineMail(companyMails.claimPassedOn, { values: { number }, lists: { reason: reason === '' ? [] : [reason] } });
