import { z } from 'zod';
import { nameText } from './text.ts';

export const EMAIL_MAX = 254;
export const NAME_MAX = 50;
/** Longer than any spelling of a phone number that a person would type. */
const PHONE_TEXT_MAX = 40;

/** Keys of the sentences that the browser shows (S5.2). */
const key = (name: string) => `auth:validation.${name}`;

export const personName = nameText(NAME_MAX, key('nameRequired'));

/** Full-width letters of an input method are taken for what they mean. The length comes first: the pattern is not linear. */
export const email = z
  .string()
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .min(1, key('emailRequired'))
  .max(EMAIL_MAX, { error: key('emailInvalid'), abort: true })
  .pipe(z.email(key('emailInvalid')))
  .meta({ description: 'An e-mail address; upper and lower case are the same.' });

/** 010, four digits, four digits, dashes optional; kept as digits (S5.3). */
export const phone = z
  .string()
  .trim()
  .normalize('NFKC')
  .min(1, key('phoneRequired'))
  .regex(/^010-?\d{4}-?\d{4}$/, key('phoneInvalid'))
  .overwrite((typed) => typed.replaceAll('-', ''))
  .meta({ description: 'A Korean mobile number; dashes are optional. It is kept as eleven digits.' });

/** A mobile number in Korea, or an international one that begins with a plus; kept as digits. */
export const phoneAnywhere = z
  .string()
  .max(PHONE_TEXT_MAX, { error: key('phoneInvalid'), abort: true })
  .normalize('NFKC')
  .trim()
  .min(1, key('phoneRequired'))
  .overwrite((typed) => typed.replace(/[\s\-().]/g, ''))
  .regex(/^(010\d{8}|\+[1-9]\d{7,14})$/, key('phoneInvalid'))
  .meta({ description: 'A Korean mobile number, or an international number that begins with a plus.' });

/** As people remember their number: blanks, dots, brackets and +82 are all the same. */
export const rememberedPhone = z
  .string()
  .max(PHONE_TEXT_MAX, { error: key('phoneInvalid'), abort: true })
  .normalize('NFKC')
  .min(1, key('phoneRequired'))
  .overwrite((typed) => typed.replace(/[^\d+]/g, '').replace(/^(\+|00)82\+?0?/, '0'))
  .regex(/^010\d{8}$/, key('phoneInvalid'))
  .meta({ description: 'A Korean mobile number however it is written: blanks, dots, brackets and +82 do not matter.' });
