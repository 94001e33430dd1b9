import { z } from 'zod';
import { nameText, optionalName } from '../kit/text.ts';

export const BUSINESS_NUMBER_DIGITS = 10;
const BUSINESS_NUMBER_TEXT_MAX = 40;
/** Length limit of a registration number abroad, with the signs that are usual there. */
export const REGISTRATION_MAX = 40;
/** Refuses a number of signs alone: signs between letters and digits do not count. */
const HAS_LETTERS = /^$|[\p{L}\p{N}]/u;

export const registrationNumber = (whenEmpty?: string) =>
  nameText(REGISTRATION_MAX, whenEmpty).regex(HAS_LETTERS, whenEmpty);
export const optionalRegistrationNumber = optionalName(REGISTRATION_MAX).unwrap().regex(HAS_LETTERS).default('');

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/**
 * Checks the official check digit. It catches every single mistyped digit; a number that fails is still accepted
 * (S5.5).
 */
export const hasCheckDigit = (businessNumber: string) => {
  const digits = [...businessNumber].map(Number);
  if (digits.length !== BUSINESS_NUMBER_DIGITS || /^0+$/.test(businessNumber)) return false;
  const carried = Math.floor(((digits[8] ?? 0) * 5) / 10);
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), carried);
  return (10 - (sum % 10)) % 10 === digits[9];
};

/** Writes a Korean number as 123-45-67890, and a number of another country as it is. */
export const groupedBusinessNumber = (businessNumber: string, country = 'KR') =>
  country === 'KR' || country === '' ? businessNumber.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3') : businessNumber;

/** Returns whether the country comes before the number, as it does for a company abroad. */
export const isNumberAbroad = (number: string) => /^[A-Z]{2} /.test(number);

/** Key of the message that the browser shows (S5.2). */
const REQUIRED = 'auth:validation.businessNumberRequired';

/** Accepts any ten digits (S5.5). A wrong check digit is a hint, never a refusal. */
export const businessNumber = z
  .string()
  .max(BUSINESS_NUMBER_TEXT_MAX, { error: REQUIRED, abort: true })
  .normalize('NFKC')
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(/^\d{10}$/, REQUIRED)
  .meta({ description: 'The ten digits of a Korean business registration; blanks and dashes do not matter.' });
