import '../../../kit/form/zod-settings.ts';
import { signUpAbroadFields } from '@ieum/contract';
import { z } from 'zod';
import { looksLikePdf } from '../../../kit/form/pdf-header.ts';
import { isPasswordRepeated, newPasswordFields, PASSWORD_MISMATCH } from '../../new-password.ts';
import { NOT_PDF } from '../refusals.ts';

/** The contract's fields, the repeated password and the certificate. */
export const abroadForm = z
  .object({
    ...signUpAbroadFields,
    ...newPasswordFields,
    file: z.file('auth:validation.businessCertificateRequired').refine(looksLikePdf, NOT_PDF),
  })
  .refine(isPasswordRepeated, PASSWORD_MISMATCH);

export type AbroadValues = z.input<typeof abroadForm>;
export type AbroadAnswer = z.output<typeof abroadForm>;

export const EMPTY: Omit<AbroadValues, 'file'> = {
  country: '',
  company_name: '',
  registration_scheme: '',
  registration_number: '',
  name: '',
  phone: '',
  email: '',
  password: '',
  confirm: '',
};

/** Fields that are never stored in the draft. */
export const SECRETS = ['password', 'confirm', 'file'] as const satisfies (keyof AbroadValues)[];
