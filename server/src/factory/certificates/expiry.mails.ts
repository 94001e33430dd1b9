import { formatDate, type Language, TAG_OF } from '@ieum/contract';
import type { MailContent } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';
import { factoryMails } from '../mail-words.ts';

type MailInput = { name: string; url: string };
type Ending = { certificate: string; validTo: string; daysLeft: number };
type Facts = MailInput & { certificate: string; lastDay: string };

/** Chooses the words by the days left when the mail is written; after a downtime these are fewer than planned. */
export const certificateEnding =
  ({ certificate, validTo, daysLeft }: Ending) =>
  (language: Language, input: MailInput): MailContent => {
    const facts = { certificate, lastDay: formatDate(validTo, TAG_OF[language]) };
    return mailFor(daysLeft)(language, { ...input, ...facts });
  };

const mailFor = (days: number) => {
  if (days < 0) return ended;
  if (days === 0) return endsToday;
  return days === 1 ? endsTomorrow : defineMail<Facts>(factoryMails.certificateEndsIn, { values: { days } });
};

const endsTomorrow = defineMail<Facts>(factoryMails.certificateEndsTomorrow);
const endsToday = defineMail<Facts>(factoryMails.certificateEndsToday);
const ended = defineMail<Facts>(factoryMails.certificateEnded);
