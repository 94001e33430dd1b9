import { z } from 'zod';
import { REGISTRATION_MAX, registrationNumber } from '../../company/company-number.ts';
import { COMPANY_NAME_MAX } from '../../company/names.ts';
import { countryAbroad } from '../../kit/country.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { email, personName, phoneAbroad } from '../../kit/person.ts';
import { nameText, text } from '../../kit/text.ts';
import { ACCOUNT_REFUSALS, termsVersion } from '../entrance.ts';
import { newPassword } from '../passwords.ts';

/** Builds the key of a message that the browser shows. */
const needed = (field: string) => `signup:abroad.problem.${field}`;

/** The registration certificate is sent beside these fields as `file`. */
export const signUpAbroadFields = {
  country: countryAbroad(needed('country')),
  company_name: nameText(COMPANY_NAME_MAX, needed('company_name')),
  /** Name of the number where the company is registered: Mã số thuế, 统一社会信用代码, HRB. */
  registration_scheme: text(REGISTRATION_MAX, needed('registration_scheme')),
  registration_number: registrationNumber(needed('registration_number')),
  name: personName,
  phone: phoneAbroad,
  email,
  password: newPassword,
};

/** Sign-up for companies outside Korea; `signUp` is for companies in Korea. */
export const signUpAbroadContract = defineContract({
  signUpAbroad: {
    summary:
      'Opens an account for a company outside Korea, with its registration certificate as a PDF; the answer never reveals whether the number is registered here.',
    method: 'POST',
    path: '/user/signup/abroad',
    access: 'public',
    input: z.strictObject({
      ...signUpAbroadFields,
      /**
       * Version of the terms that the page showed, sent in the query. Without it, the person agrees to the current
       * version.
       */
      terms_version: termsVersion.optional(),
    }),
    output: z.object({
      name: z.string(),
      email: z.string(),
      country: z.string(),
      company_name: z.string(),
      registration_number: z.string(),
    }),
    body: 'upload',
    mediaTypes: ['application/pdf'],
    inQuery: ['terms_version'],
    transaction: 'own',
    errors: ACCOUNT_REFUSALS,
  },
});
