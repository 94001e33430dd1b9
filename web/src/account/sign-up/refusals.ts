import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@ieum/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type SignUpAnswer, type SignUpField, type SignUpValues, signUpForm } from './form-fields.ts';

export type Refusal = { field: SignUpField; message: string };

export const EMAIL_TAKEN = 'auth:validation.emailTaken';
export const NOT_PDF = 'signup:refused.notPdf';
const TOO_LARGE = 'signup:refused.tooLarge';

export const FILE_MESSAGES: Partial<Record<string, string>> = {
  not_pdf: NOT_PDF,
  damaged: 'signup:refused.damaged',
  encrypted: 'signup:refused.encrypted',
  active_content: 'signup:refused.activeContent',
  too_complex: 'signup:refused.tooComplex',
  too_large: TOO_LARGE,
};

/** Maps a field's name at the server to its name in the form and to its message. */
const FIELDS: Partial<Record<string, { field: SignUpField; say: (reason: string) => string }>> = {
  name: { field: 'name', say: () => 'form.invalid' },
  phone: { field: 'phone', say: () => 'auth:validation.phoneInvalid' },
  email: { field: 'email', say: (reason) => (reason === 'taken' ? EMAIL_TAKEN : 'auth:validation.emailInvalid') },
  password: {
    field: 'password',
    say: (reason) => (reason === 'common' ? 'auth:validation.passwordCommon' : 'auth:validation.passwordLength'),
  },
  business_number: { field: 'business_number', say: () => 'auth:validation.businessNumberRequired' },
  file: {
    field: 'businessCertificate',
    say: (reason) => FILE_MESSAGES[reason] ?? 'auth:validation.businessCertificateRequired',
  },
};

/** Returns the fields of step 1 that a failure names, each with its message. */
export const refusalsIn = (error: unknown): Refusal[] => {
  if (!(error instanceof ApiError)) return [];
  const refusals = Object.entries(error.fields).flatMap(([name, reason]) => {
    const known = FIELDS[name];
    return known ? [{ field: known.field, message: known.say(reason) }] : [];
  });
  // A proxy may refuse a large file with 413 before the server can name the field.
  const isTooLarge = refusals.length === 0 && error.status === 413;
  return isTooLarge ? [{ field: 'businessCertificate', message: TOO_LARGE }] : refusals;
};

/** Keeps the server's refusals. A refused value stays invalid until it is changed. */
export const createRefusals = () => {
  const refused = new Map<SignUpField, { value: unknown; message: string }>();
  const check = zodResolver(signUpForm);

  const resolver: Resolver<SignUpValues, unknown, SignUpAnswer> = async (values, context, options) => {
    const result = await check(values, context, options);
    const errors: FieldErrors<SignUpValues> = {};
    for (const [field, { value, message }] of refused)
      if (values[field] === value) errors[field] = { type: 'server', message };
    return Object.keys(errors).length === 0 ? result : { values: {}, errors: { ...errors, ...result.errors } };
  };
  const remember = (values: SignUpValues, refusals: Refusal[]) => {
    for (const { field, message } of refusals) refused.set(field, { value: values[field], message });
  };
  return { resolver, remember, forget: () => refused.clear() };
};
