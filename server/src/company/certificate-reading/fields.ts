import { readCompanyNumber } from '@ieum/contract';
import { labelsIn } from './labels.ts';
import { type Line, linesOf } from './lines.ts';
import { announcedTexts } from './places.ts';
import { type CertificateField, type Found, nothingRead, type Reading } from './reading.ts';
import type { PagesRead } from './text.ts';
import {
  companyNameIn,
  dashedNumbersIn,
  dateIn,
  looksLikeResidentNumber,
  numberIn,
  numberPattern,
  representativesIn,
  tidy,
} from './values.ts';

const VALUE_MAX = 200;
const VALUES_MAX = 10;

/** Reads the values beside or below the labels of a business registration certificate. */
export const readingOf = ({ pages, isCutOff, runs }: PagesRead, numberAbroad = ''): Reading => {
  const reading: Reading = { ...nothingRead(), pages, isCutOff };
  for (const [nth, page] of runs.entries()) {
    const lines = linesOf(page, nth + 1);
    reading.hasText ||= lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
    readLines(lines, reading, numberAbroad);
  }
  return reading;
};

const readLines = (lines: Line[], reading: Reading, numberAbroad: string) => {
  const number = readCompanyNumber(numberAbroad);
  const abroad = number.kind === 'foreign' ? numberPattern(number.registration) : undefined;
  const note = (field: CertificateField, line: Line, value: string | undefined) => {
    if (abroad && field === 'businessNumber' && value !== numberAbroad) return;
    if (value && value.length <= VALUE_MAX) add(reading.found[field], { value, page: line.page });
  };
  for (const [at, line] of lines.entries()) {
    const labels = labelsIn(line.text);
    for (const [nth, label] of labels.entries()) {
      const texts = announcedTexts(lines, at, labels, nth);
      if (label.field !== 'other') for (const value of valuesOf(label.field, texts)) note(label.field, line, value);
    }
    for (const number of dashedNumbersIn(line.text)) note('businessNumber', line, number);
    if (abroad?.test(line.text)) note('businessNumber', line, numberAbroad);
    if (isSigned(lines, at)) note('issuedOn', line, dateIn(line.text));
    reading.hasResidentNumber ||= hasResidentNumber(lines, at);
  }
};

/** `beside` is the rest of the label's line, `on` that and its continuation below, `below` the text under the label. */
const valuesOf = (field: CertificateField, { beside, on, below }: ReturnType<typeof announcedTexts>) => {
  const candidates = beside === '' ? [below] : [beside, on];
  const first = <T>(read: (text: string) => T | undefined) => candidates.map(read).find((value) => value !== undefined);
  const readers: Record<CertificateField, () => (string | undefined)[]> = {
    businessNumber: () => [first(numberIn)],
    companyName: () => [companyNameIn(candidates[0] ?? '')],
    representative: () => representativesIn(candidates[0] ?? ''),
    openedOn: () => [first(dateIn)],
    issuedOn: () => [first(dateIn)],
    address: () => [tidy(beside === '' ? below : on)],
  };
  return readers[field]();
};

const add = (found: Found[], next: Found) => {
  if (found.length < VALUES_MAX && !found.some(({ value }) => value === next.value)) found.push(next);
};

/** Finds the day of issue, which has no label: it is alone above the head of the tax office. */
const isSigned = (lines: Line[], at: number) => {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || labelsIn(line.text).length > 0) return false;
  return /세 *무 *서 *장/.test(`${line.text} ${next?.text ?? ''}`) || /district tax office/i.test(next?.text ?? '');
};

/** Excludes the number of a corporation, which looks the same, by its label. */
const hasResidentNumber = (lines: Line[], at: number) => {
  const line = lines[at];
  if (!line || !looksLikeResidentNumber(line.text)) return false;
  const above = lines[at - 1]?.text ?? '';
  const isCorporate = CORPORATE.test(line.text) || (labelsIn(line.text).length === 0 && CORPORATE.test(above));
  return !isCorporate || looksLikeResidentNumber(line.text.replace(CORPORATE_NUMBER, ''));
};

const CORPORATE = /법 *인 *등 *록 *번 *호|corporat\w+ +registration/i;
const CORPORATE_NUMBER = /(?:법 *인 *등 *록 *번 *호|corporat\w+ +registration +n\w+\.?)[ :]*\d{6} *- *\d ?\d{6}/i;
