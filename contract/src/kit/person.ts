import { z } from 'zod';
import { nameText } from './text.ts';

export const EMAIL_MAX = 254;
export const NAME_MAX = 50;
/** Longer than any phone number that a person would type. */
const PHONE_TEXT_MAX = 40;

/** Builds the key of a message that the browser shows (S5.2). */
const key = (name: string) => `auth:validation.${name}`;

export const personName = nameText(NAME_MAX, key('nameRequired'));

/**
 * Normalizes the full-width letters of an input method. The length is checked first, because the pattern is not linear.
 */
export const email = z
  .string()
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .min(1, key('emailRequired'))
  .max(EMAIL_MAX, { error: key('emailInvalid'), abort: true })
  .pipe(z.email(key('emailInvalid')))
  .meta({ description: 'An email address; upper and lower case do not matter.' });

/** Accepts 010, four digits, four digits, with optional dashes; stores digits only (S5.3). */
export const phone = z
  .string()
  .trim()
  .normalize('NFKC')
  .min(1, key('phoneRequired'))
  .regex(/^010-?\d{4}-?\d{4}$/, key('phoneInvalid'))
  .overwrite((typed) => typed.replaceAll('-', ''))
  .meta({ description: 'A Korean mobile number; dashes are optional. It is stored as eleven digits.' });

/** Removes the nought in `+44 (0)20`, which is dialled only inside the country, and reads 00 as a plus. */
const international = (typed: string) =>
  typed
    .replace(/^(\s*(?:\+|00)[\s\d-]*)\(\s*0\s*\)/, '$1')
    .replace(/[\s\-().]/g, '')
    .replace(/^00/, '+');

const ANYWHERE = /^(010\d{8}|\+[1-9]\d{7,14})$/;
const ABROAD = /^\+[1-9]\d{7,14}$/;

const internationalPhoneText = (pattern: RegExp, problem: string) =>
  z
    .string()
    .max(PHONE_TEXT_MAX, { error: key(problem), abort: true })
    .normalize('NFKC')
    .trim()
    .min(1, key('phoneRequired'))
    .overwrite(international)
    .regex(pattern, key(problem));

export const phoneAnywhere = internationalPhoneText(ANYWHERE, 'phoneAnywhere').meta({
  description: 'A Korean mobile number, or an international number that begins with a plus.',
});

/** Phone number of a person at a company abroad. */
export const phoneAbroad = internationalPhoneText(ABROAD, 'phoneAbroad').meta({
  description: 'An international number that begins with a plus and the country code.',
});

/** Accepts a number as people remember it: blanks, dots and brackets do not matter, and +82 10 is 010. */
export const rememberedPhone = z
  .string()
  .max(PHONE_TEXT_MAX, { error: key('phoneAnywhere'), abort: true })
  .normalize('NFKC')
  .min(1, key('phoneRequired'))
  .overwrite((typed) => nationalMobile(international(typed).replace(/[^\d+]/g, '')))
  .regex(ANYWHERE, key('phoneAnywhere'))
  .meta({
    description:
      'A Korean mobile number, or an international number that begins with a plus or 00, however it is written.',
  });

const nationalMobile = (phone: string) => phone.replace(/^\+82\+?0?(10\d{8})$/, '0$1');

/**
 * Returns a parsed number as accounts store it: digits only, with the country code first unless it is a Korean mobile
 * number.
 */
export const storedPhone = (phone: string) =>
  nationalMobile(phone)
    .replace(/^\+820(?=\d{6})/, '82')
    .replace('+', '');

/** Reverses `storedPhone`: returns the number with plus and country code, as it is dialled from anywhere. */
export const internationalPhone = (kept: string) => (kept === '' ? '' : `+${kept.replace(/^0/, '82')}`);

/** Formats a stored number: 010-1234-5678, +842438251234. */
export const formatPhone = (kept: string) =>
  kept.startsWith('0') ? kept.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3') : internationalPhone(kept);
