import { groupedBusinessNumber, type Language, nameFor, type ScriptNames } from '@ieum/contract';
import type { MailContent } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';
import { companyMails } from '../mail-words.ts';

type Sent = (language: Language, values: { name: string; url: string }) => MailContent;
type Renamed = { company: ScriptNames; formerName: ScriptNames; businessNumber: string; country: string };

/** Goes to a partner. The number shows that it is the same company. */
export const partnerRenamed = ({ businessNumber, country, ...names }: Renamed): Sent => {
  const known = [groupedBusinessNumber(businessNumber), country].filter(Boolean).join(' · ');
  return (language, values) => {
    const company = nameFor(names.company, language);
    const formerName = nameFor(names.formerName, language);
    return defineMail(companyMails.partnerRenamed, { values: { company, formerName, known } })(language, values);
  };
};

export const identityAccepted =
  (names: ScriptNames): Sent =>
  (language, values) =>
    defineMail(companyMails.identityAccepted, { values: { company: nameFor(names, language) } })(language, values);

export const identityRejected =
  (names: ScriptNames, reason: string): Sent =>
  (language, values) => {
    const texts = { company: nameFor(names, language), reason };
    return defineMail(companyMails.identityRejected, { values: texts })(language, values);
  };
