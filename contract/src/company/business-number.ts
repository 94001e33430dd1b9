import { z } from 'zod';
import { nameText, optionalName } from '../kit/text.ts';

export const BUSINESS_NUMBER_DIGITS = 10;
const BUSINESS_NUMBER_TEXT_MAX = 40;
/** Of a number abroad, however it is written there. */
export const REGISTRATION_MAX = 40;
/** Signs alone are no number: what is between its letters and digits does not count. */
const HAS_LETTERS = /^$|[\p{L}\p{N}]/u;

export const registrationNumber = (whenEmpty?: string) =>
  nameText(REGISTRATION_MAX, whenEmpty).regex(HAS_LETTERS, whenEmpty);
export const optionalRegistrationNumber = optionalName(REGISTRATION_MAX).unwrap().regex(HAS_LETTERS).default('');

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** The official check digit. It catches every single mistyped digit; a number that fails is still accepted (S5.5). */
export const hasCheckDigit = (businessNumber: string) => {
  const digits = [...businessNumber].map(Number);
  if (digits.length !== BUSINESS_NUMBER_DIGITS || /^0+$/.test(businessNumber)) return false;
  const carried = Math.floor(((digits[8] ?? 0) * 5) / 10);
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), carried);
  return (10 - (sum % 10)) % 10 === digits[9];
};

/** 123-45-67890 in Korea; ten digits of another country are written there in its own way. */
export const groupedBusinessNumber = (businessNumber: string, country = 'KR') =>
  country === 'KR' || country === '' ? businessNumber.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3') : businessNumber;

/** Of a company abroad its country stands before the number that it has there. */
export const isNumberAbroad = (number: string) => /^[A-Z]{2} /.test(number);

/** Key of the sentence that the browser shows (S5.2). */
const REQUIRED = 'auth:validation.businessNumberRequired';

/** Any ten digits (S5.5): whether the check digit fits is a hint, never a refusal. */
export const businessNumber = z
  .string()
  .max(BUSINESS_NUMBER_TEXT_MAX, { error: REQUIRED, abort: true })
  .normalize('NFKC')
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(/^\d{10}$/, REQUIRED)
  .meta({ description: 'The ten digits of a Korean business registration; blanks and dashes do not matter.' });
