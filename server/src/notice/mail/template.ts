import { fillIn, formatMoment, inEveryLanguage, type Language, TAG_OF } from '@ieum/contract';
import { FRAMES } from './frame.ts';
import type { MailContent } from './layout.ts';

type Words = { subject: string; paragraphs: string[]; action?: string };

/** Turns a slice's mails, one file for each language, into one entry for each mail. */
export const mailWordsOf = <K extends string>(files: Record<Language, Record<K, Words>>) =>
  inEveryLanguage<K, Words>(files);

/**
 * What the words of a mail leave open. `values` fill `{{name}}` inside a text. A paragraph that is only `{{name}}`
 * becomes one paragraph for each line of a list.
 */
type Filling = { values?: Record<string, string | number>; lists?: Record<string, string[]> };

type MailValues = {
  name: string;
  at?: Date;
  newEmail?: string;
  newEmailMasked?: string;
  /** Name that a person would use: Chrome (Windows). */
  device?: string;
  mailServer?: string;
  /** Network that a request came from: 203.0.113.x */
  address?: string;
  url?: string;
  resetUrl?: string;
  /** Name as people read it, or the number while there is none. */
  company?: string;
  person?: string;
  /** Role in the reader's language. */
  role?: string;
  reason?: string;
  /** Standard and number of the certificate. */
  certificate?: string;
  /** Last day of validity, in the reader's language. */
  lastDay?: string;
  /** Product that the reader is asked about. */
  product?: string;
  /** What the mail is about, as its sender wrote it. */
  about?: string;
  /** Period, in the reader's language. */
  period?: string;
  /** Number of what is open. */
  count?: string;
  /** Due day, in the reader's language. */
  dueDay?: string;
};

/** Defines a mail by its words in four languages. The values fill greeting, facts and link. */
export const defineMail =
  <T extends MailValues>(words: Record<Language, Words>, { values: texts = {}, lists = {} }: Filling = {}) =>
  (language: Language, values: T): MailContent => {
    const { subject, paragraphs, action } = words[language];
    const { greeting, greetingAnybody, closing } = FRAMES[language];
    const url = values.url ?? values.resetUrl;
    return {
      subject: fillIn(subject, texts),
      greeting: values.name ? fillIn(greeting, { name: harmless(values.name) }) : greetingAnybody,
      paragraphs: paragraphs.flatMap((text) => lists[PLACE.exec(text)?.[1] ?? ''] ?? [fillIn(text, texts)]),
      ...(action && url && { action: { label: action, url } }),
      facts: factsOf(language, values),
      closing,
    };
  };

/** A paragraph that is nothing but a place for a list. */
const PLACE = /^{{(\w+)}}$/;

const NAME_MAX = 60;

/** Longer than any reason that can be entered. */
const TEXT_MAX = 600;

/** Keeps mail programs from making a link of a name: anyone can sign up with a stranger's address and such a name. */
const harmless = (name: string, max = NAME_MAX) =>
  [...name]
    .slice(0, max)
    .join('')
    .replace(/[.。．｡:/@](?=\S)/g, '$& ');

/** Does the same, but keeps an edition as it is written (9001:2015, 7.0): no program makes a link of figures. */
const harmlessFigures = (name: string) =>
  [...name]
    .slice(0, TEXT_MAX)
    .join('')
    .replace(/[.。．｡:/@](?=[^\s\d])/g, '$& ');

const factsOf = (language: Language, values: MailValues): [string, string][] => {
  const {
    at,
    newEmail,
    newEmailMasked,
    device,
    mailServer,
    address,
    company,
    person,
    role,
    reason,
    certificate,
    lastDay,
    product,
    dueDay,
    about,
    period,
    count,
  } = values;
  const labels = FRAMES[language].facts;
  const facts: [keyof typeof labels, string | undefined][] = [
    ['company', company && harmless(company, TEXT_MAX)],
    ['person', person && harmless(person)],
    ['role', role],
    ['product', product && harmless(product, TEXT_MAX)],
    ['certificate', certificate && harmlessFigures(certificate)],
    ['about', about && harmless(about, TEXT_MAX)],
    ['period', period],
    ['count', count],
    ['dueDay', dueDay],
    ['lastDay', lastDay],
    ['reason', reason && harmless(reason, TEXT_MAX)],
    ['at', at && fillIn(FRAMES[language].koreanTime, { moment: formatMoment(at, TAG_OF[language]) })],
    ['newEmail', newEmail ?? newEmailMasked],
    ['device', device],
    ['mailServer', mailServer],
    ['address', address],
  ];
  return facts.flatMap(([name, value]) => (value ? [[labels[name], value]] : []));
};
