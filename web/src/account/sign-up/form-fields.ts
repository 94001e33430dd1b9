import '../../kit/form/zod-settings.ts';
import { BUSINESS_NUMBER_DIGITS, signUpFields } from '@ieum/contract';
import { z } from 'zod';

const passwords = z.object({
  password: signUpFields.password,
  passwordConfirm: z.string().min(1, 'auth:validation.passwordConfirmRequired'),
});

/** The contract's fields, and the two that the server does not see in this form. */
export const signUpForm = z
  .object({
    ...signUpFields,
    ...passwords.shape,
    businessCertificate: z.file('auth:validation.businessCertificateRequired'),
  })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    path: ['passwordConfirm'],
    error: 'auth:validation.passwordMismatch',
    // Whatever else is still missing.
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

/** Never written down anywhere. */
export const SECRETS = ['password', 'passwordConfirm', 'businessCertificate'] as const satisfies SignUpField[];

/** Whether one can go on at all (S2.17); whether what is filled in is right shows when one tries. */
export const isFilled = (values: Partial<SignUpValues>) => {
  const { name, phone, email, password, passwordConfirm, business_number = '', businessCertificate } = values;
  const areTextsFilled = [name?.trim(), phone?.trim(), email?.trim(), password, passwordConfirm].every(Boolean);
  const hasNumber = business_number.replaceAll(' ', '').length === BUSINESS_NUMBER_DIGITS;
  return areTextsFilled && hasNumber && Boolean(businessCertificate);
};
