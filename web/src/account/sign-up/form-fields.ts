import '../../kit/form/zod-settings.ts';
import { BUSINESS_NUMBER_DIGITS, signUpFields } from '@ieum/contract';
import { z } from 'zod';

const passwords = z.object({
  password: signUpFields.password,
  passwordConfirm: z.string().min(1, 'auth:validation.passwordConfirmRequired'),
});

/** The contract's fields, the repeated password and the certificate. */
export const signUpForm = z
  .object({
    ...signUpFields,
    ...passwords.shape,
    businessCertificate: z.file('auth:validation.businessCertificateRequired'),
  })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    path: ['passwordConfirm'],
    error: 'auth:validation.passwordMismatch',
    // Runs also while other fields are invalid.
    when: ({ value }) => passwords.shape.passwordConfirm.safeParse(Object(value).passwordConfirm).success,
  });

export type SignUpValues = z.input<typeof signUpForm>;
export type SignUpAnswer = z.output<typeof signUpForm>;
export type SignUpField = keyof SignUpValues;

export const EMPTY: Omit<SignUpValues, 'businessCertificate'> = {
  name: '',
  phone: '',
  email: '',
  password: '',
  passwordConfirm: '',
  business_number: '',
};

/** Fields that are never stored in the draft. */
export const SECRETS = ['password', 'passwordConfirm', 'businessCertificate'] as const satisfies SignUpField[];

/** True if the "next" button is enabled (S2.17). Wrong values show only after a click on it. */
export const isFilled = (values: Partial<SignUpValues>) => {
  const { name, phone, email, password, passwordConfirm, business_number = '', businessCertificate } = values;
  const areTextsFilled = [name?.trim(), phone?.trim(), email?.trim(), password, passwordConfirm].every(Boolean);
  const hasNumber = business_number.replaceAll(' ', '').length === BUSINESS_NUMBER_DIGITS;
  return areTextsFilled && hasNumber && Boolean(businessCertificate);
};
