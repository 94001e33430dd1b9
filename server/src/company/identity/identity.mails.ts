import { groupedBusinessNumber, type Language } from '@ieum/contract';
import type { MailContent } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';
import { companyMails } from '../mail-words.ts';

type Sent = (language: Language, values: { name: string; url: string }) => MailContent;
type Renamed = { company: string; formerName: string; businessNumber: string; country: string };

/** Goes to a partner. The number shows that it is the same company. */
export const partnerRenamed = ({ company, formerName, businessNumber, country }: Renamed): Sent => {
  const known = [groupedBusinessNumber(businessNumber), country].filter(Boolean).join(' · ');
  return defineMail(companyMails.partnerRenamed, { values: { company, formerName, known } });
};

export const identityAccepted = (company: string): Sent =>
  defineMail(companyMails.identityAccepted, { values: { company } });

export const identityRejected = (company: string, reason: string): Sent =>
  defineMail(companyMails.identityRejected, { values: { company, reason } });
