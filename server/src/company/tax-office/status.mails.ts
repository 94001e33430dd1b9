import { groupedBusinessNumber } from '@ieum/contract';
import { defineMail } from '../../notice/mail/template.ts';
import { companyMails } from '../mail-words.ts';

type MailValues = { name: string; url: string };

/** Names the company by its number alone: a name is only what a person has typed. */
export const companyClosed = (state: 'closed' | 'suspended', businessNumber: string) => {
  const words = { closed: companyMails.companyClosed, suspended: companyMails.companySuspended };
  return defineMail<MailValues>(words[state], { values: { number: groupedBusinessNumber(businessNumber) } });
};
