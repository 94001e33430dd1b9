import { type Correction, type Language, labelled, TAG_OF } from '@ieum/contract';
import type { MailContent } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';
import { CORRECTION_FIELDS, companyMails } from '../mail-words.ts';

type MailValues = { name: string; url: string };
type Sent = (language: Language, values: MailValues) => MailContent;

export const caseWaiting = (number: string, round: number): Sent =>
  defineMail(round === 1 ? companyMails.caseWaiting : companyMails.caseResubmitted, { values: { number } });

export const companyVerified = (number: string): Sent =>
  defineMail(companyMails.companyVerified, { values: { number } });

/** Lists each field with the operator's note. */
const correctionLines = (language: Language, fields: Correction[]) =>
  fields.map(({ field, note }) => {
    const name = CORRECTION_FIELDS[field][language];
    return note === '' ? `• ${name}` : `• ${labelled(name, note, TAG_OF[language])}`;
  });

export const correctionAsked =
  (number: string, fields: Correction[]): Sent =>
  (language, values) => {
    const lists = { fields: correctionLines(language, fields) };
    return defineMail(companyMails.correctionAsked, { values: { number }, lists })(language, values);
  };

export const companyRejected = (number: string, reason: string): Sent =>
  defineMail(companyMails.companyRejected, { values: { number, reason } });
