import { z } from 'zod';
import { KOREA } from '../kit/country.ts';
import { nameText, optionalName } from '../kit/text.ts';

/** Number by which a state knows a company: ten digits in Korea, abroad the country and the number of its register. */
export type CompanyNumber =
  | { kind: 'korean'; digits: string }
  | { kind: 'foreign'; country: string; registration: string };

export const BUSINESS_NUMBER_DIGITS = 10;
const BUSINESS_NUMBER_TEXT_MAX = 40;
/** Length limit of a registration number abroad, with the signs that are usual there. */
export const REGISTRATION_MAX = 40;
/** Refuses a number of signs alone: signs between letters and digits do not count. */
const HAS_LETTERS = /^$|[\p{L}\p{N}]/u;

export const registrationNumber = (whenEmpty?: string) =>
  nameText(REGISTRATION_MAX, whenEmpty).regex(HAS_LETTERS, whenEmpty);
export const optionalRegistrationNumber = optionalName(REGISTRATION_MAX).unwrap().regex(HAS_LETTERS).default('');

/** Key of the message that the browser shows (S5.2). */
const REQUIRED = 'auth:validation.businessNumberRequired';

/** Accepts any ten digits (S5.5). A wrong check digit is a hint, never a refusal. */
export const businessNumber = z
  .string()
  .max(BUSINESS_NUMBER_TEXT_MAX, { error: REQUIRED, abort: true })
  .normalize('NFKC')
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(/^\d{10}$/, REQUIRED)
  .meta({ description: 'The ten digits of a Korean business registration; blanks and dashes are ignored.' });

/** Expects ten digits, as `businessNumber` has checked them. */
export const koreanNumber = (digits: string): CompanyNumber => ({ kind: 'korean', digits });

export const foreignNumber = (country: string, typed: string): CompanyNumber => ({
  kind: 'foreign',
  country,
  registration: normalizedNumber(typed),
});

/** Removes the differences between spellings of the same number. */
export const normalizedNumber = (typed: string) => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');

/** Joins a country and a number that are sent or stored apart. */
export const companyNumberOf = ({ country, number }: { country: string; number: string }) =>
  country === KOREA ? koreanNumber(number) : foreignNumber(country, number);

/** Reads the text in which a number is sent and stored: `1234567890`, or `DE HRB12345`. */
export const readCompanyNumber = (text: string): CompanyNumber => {
  const [, country, registration] = /^([A-Z]{2}) (.*)$/s.exec(text) ?? [];
  return country === undefined || registration === undefined
    ? koreanNumber(text)
    : { kind: 'foreign', country, registration };
};

/** Writes the text that `readCompanyNumber` reads. */
export const writeCompanyNumber = (number: CompanyNumber) =>
  number.kind === 'korean' ? number.digits : `${number.country} ${number.registration}`;

export const isSameNumber = (one: CompanyNumber, other: CompanyNumber) =>
  writeCompanyNumber(one) === writeCompanyNumber(other);

/** Shows a number where the country is shown beside it, or does not matter. */
export const localNumber = (number: CompanyNumber) =>
  number.kind === 'korean' ? groupedBusinessNumber(number.digits) : number.registration;

/** Shows a number where nothing else tells the country. */
export const formatCompanyNumber = (number: CompanyNumber) => groupedBusinessNumber(writeCompanyNumber(number));

/** Writes a Korean number as 123-45-67890, and a number of another country as it is. */
export const groupedBusinessNumber = (businessNumber: string, country = KOREA) =>
  country === KOREA || country === '' ? businessNumber.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3') : businessNumber;

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

/** A number abroad has no Korean check digit. */
export const isChecked = (number: CompanyNumber) => number.kind === 'korean' && hasCheckDigit(number.digits);
