import { z } from 'zod';
import { email } from '../../kit/person.ts';

/** Longer than any number that a person would type. */
const NUMBER_TEXT_MAX = 40;
const WEBSITE_MAX = 200;

/** Builds the key of a message that the browser shows. */
const key = (name: string) => `company:problem.${name}`;

/** Treats +82 and a leading nought as the same prefix. A national 1588 number has neither. */
const dialled = (typed: string) =>
  typed
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)82\+?0?/, '0')
    .replace(/^0(1[568]\d{6})$/, '$1')
    .replace(/^00(?=[1-9])/, '+');

/** Accepts Seoul and regions, mobile, 050x, 070, 080; 1588 and its kind; abroad with plus and country code. */
const PHONE = /^(|02\d{7,8}|0[3-8]\d{7,10}|010\d{8}|01[16789]\d{7,8}|1[568]\d{6}|\+[1-9]\d{6,14})$/;

/** Phone number of a company: any kind of number in Korea, or an international one. Stored as it is dialled. */
export const companyPhone = z
  .string()
  .max(NUMBER_TEXT_MAX, { error: key('phone'), abort: true })
  .normalize('NFKC')
  .refine((typed) => /^[\d+()\-–./\s]*$/.test(typed), { error: key('phone'), abort: true })
  .overwrite(dialled)
  .regex(PHONE, key('phone'))
  .default('')
  .meta({ description: 'A Korean phone number of any type, or an international number that begins with a plus.' });

/** Formats 02-123-4567 and 1588-1234; leaves an international number as it is. */
export const groupedPhone = (phone: string) => {
  if (phone.startsWith('+')) return phone;
  if (phone.length === 8) return phone.replace(/^(\d{4})(\d{4})$/, '$1-$2');
  return phone.replace(/^(02|050\d|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
};

export const companyEmail = z.union([z.literal(''), email]).default('');

/** Adds the scheme, which people often leave out. */
const withScheme = (typed: string) => (typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

const isWebAddress = (typed: string) => {
  if (typed === '') return true;
  // The part before the @ must not lead a reader to another place than the address seems to name.
  const url = URL.parse(typed);
  if (url === null) return false;
  return url.hostname.includes('.') && url.username === '' && url.password === '';
};

export const website = z
  .string()
  .trim()
  .max(WEBSITE_MAX)
  .overwrite(withScheme)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  .refine((typed) => !/[\s\u0000-\u001f\u007f\ud800-\udfff]/u.test(typed) && isWebAddress(typed), key('website'))
  .default('')
  .meta({ description: 'A web address; `https:` is added if the scheme is missing.' });

const digitsOf = (count: number, problem: string) =>
  z
    .string()
    .max(NUMBER_TEXT_MAX, { error: key(problem), abort: true })
    .normalize('NFKC')
    .overwrite((typed) => typed.replace(/[\s-]/g, ''))
    .regex(new RegExp(`^(|\\d{${count}})$`), key(problem))
    .default('');

/** Numbers since 2025 have no check digit: a number that fails the check gets a hint, never a refusal. */
export const corporateNumber = digitsOf(13, 'corporateNumber').meta({
  description: 'The thirteen digits of a Korean corporate registration; a viewer sees the first six.',
});

/** Formats a number as 110111-0123456. */
export const groupedCorporateNumber = (digits: string) => digits.replace(/^(\d{6})([\d*]{7})$/, '$1-$2');

export const duns = digitsOf(9, 'duns');
export const gln = digitsOf(13, 'gln');

const closes = (digits: string, weights: [odd: number, even: number]) => {
  const sum = [...digits.slice(0, 12)].reduce((total, digit, at) => total + Number(digit) * (weights[at % 2] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[12]);
};

export const hasCorporateCheckDigit = (digits: string) => closes(digits, [1, 2]);
export const hasGlnCheckDigit = (digits: string) => closes(digits, [1, 3]);
