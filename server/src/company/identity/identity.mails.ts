import { groupedBusinessNumber, type Language, nameFor, type ScriptNames } from '@ieum/contract';
import type { MailContent } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';
import { companyMails } from '../mail-words.ts';

type Sent = (language: Language, values: { name: string; url: string }) => MailContent;
type Values = { name: string; url: string; company: string };
const renamed = defineMail<Values & { formerName: string; known: string }>(companyMails.partnerRenamed);
const accepted = defineMail<Values>(companyMails.identityAccepted);
const rejected = defineMail<Values & { reason: string }>(companyMails.identityRejected);

type Renamed = { company: ScriptNames; formerName: ScriptNames; businessNumber: string; country: string };

/** Goes to a partner. The number shows that it is the same company. */
export const partnerRenamed = ({ company, formerName, businessNumber, country }: Renamed): Sent => {
  const known = [groupedBusinessNumber(businessNumber), country].filter(Boolean).join(' · ');
  return (language, values) =>
    renamed(language, {
      ...values,
      company: nameFor(company, language),
      formerName: nameFor(formerName, language),
      known,
    });
};

export const identityAccepted =
  (names: ScriptNames): Sent =>
  (language, values) =>
    accepted(language, { ...values, company: nameFor(names, language) });

export const identityRejected =
  (names: ScriptNames, reason: string): Sent =>
  (language, values) =>
    rejected(language, { ...values, company: nameFor(names, language), reason });
