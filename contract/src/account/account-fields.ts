import { z } from 'zod';
import { text } from '../text.ts';

export const EMAIL_MAX = 254;
export const NAME_MAX = 50;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const BUSINESS_NUMBER_DIGITS = 10;
/** Longer than any spelling of a phone number that a person would type. */
const PHONE_TEXT_MAX = 40;
const BUSINESS_NUMBER_TEXT_MAX = 40;

/** Keys of the sentences that the browser shows (S5.2). */
const key = (name: string) => `auth:validation.${name}`;

export const personName = text(NAME_MAX, key('nameRequired'));

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

/** As people remember their number: blanks, dots, brackets and +82 are all the same. */
export const rememberedPhone = z
  .string()
  .max(PHONE_TEXT_MAX, { error: key('phoneInvalid'), abort: true })
  .normalize('NFKC')
  .min(1, key('phoneRequired'))
  .overwrite((typed) => typed.replace(/[^\d+]/g, '').replace(/^(\+|00)82\+?0?/, '0'))
  .regex(/^010\d{8}$/, key('phoneInvalid'))
  .meta({ description: 'A Korean mobile number however it is written: blanks, dots, brackets and +82 do not matter.' });

/** Half of a surrogate pair is no character: hashed, one would be as good as another. */
const WHOLE = /^[^\ud800-\udfff]*$/u;

/** Never altered, not even trimmed. */
export const newPassword = z
  .string()
  .min(1, key('passwordRequired'))
  .min(PASSWORD_MIN, key('passwordLength'))
  .max(PASSWORD_MAX, key('passwordLength'))
  .regex(WHOLE)
  .meta({ description: 'Never altered, not even trimmed. What is easy to guess is refused.' });

export const givenPassword = z
  .string()
  .min(1, key('passwordRequired'))
  .max(PASSWORD_MAX, key('passwordLength'))
  .regex(WHOLE);

/** Any ten digits (S5.5): whether the check digit fits is a hint, never a refusal. */
export const businessNumber = z
  .string()
  .max(BUSINESS_NUMBER_TEXT_MAX, { error: key('businessNumberRequired'), abort: true })
  .normalize('NFKC')
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(/^\d{10}$/, key('businessNumberRequired'))
  .meta({ description: 'The ten digits of a Korean business registration; blanks and dashes do not matter.' });
