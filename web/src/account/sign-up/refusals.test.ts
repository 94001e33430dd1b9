import { ApiError } from '@ieum/contract';
import { expect, it } from 'vitest';
import auth from '../../../../locales/kr/interface/auth.json';
import common from '../../../../locales/kr/interface/common.json';
import signup from '../../../../locales/kr/interface/signup.json';
import { refusalsIn } from './refusals.ts';

const refusal = (status: number, fields: Record<string, string>) =>
  new ApiError(status, { result: { code: 'x.y', msg: { kr: '', en: '', cn: '', jp: '' }, fields } });

it.each([
  ['email', 'taken', 'email', auth.validation.emailTaken],
  ['email', 'invalid', 'email', auth.validation.emailInvalid],
  ['password', 'common', 'password', auth.validation.passwordCommon],
  ['password', 'too_short', 'password', auth.validation.passwordLength],
  ['phone', 'invalid', 'phone', auth.validation.phoneInvalid],
  ['name', 'invalid', 'name', common.form.invalid],
  ['business_number', 'invalid', 'business_number', auth.validation.businessNumberRequired],
  ['file', 'not_pdf', 'businessCertificate', signup.refused.notPdf],
  ['file', 'damaged', 'businessCertificate', signup.refused.damaged],
  ['file', 'encrypted', 'businessCertificate', signup.refused.encrypted],
  ['file', 'active_content', 'businessCertificate', signup.refused.activeContent],
  ['file', 'too_complex', 'businessCertificate', signup.refused.tooComplex],
  ['file', 'too_large', 'businessCertificate', signup.refused.tooLarge],
  ['file', 'missing', 'businessCertificate', auth.validation.businessCertificateRequired],
])('S2.19 has a sentence for %s: %s', (name, reason, field, sentence) => {
  const [found] = refusalsIn(refusal(422, { [name]: reason }));
  expect(found?.field).toBe(field);
  expect(wordsAt(found?.message ?? '')).toBe(sentence);
});

it('takes 413 without a word for a file that is too large', () => {
  expect(refusalsIn(new ApiError(413, '<html>'))).toEqual([
    { field: 'businessCertificate', message: 'signup:refused.tooLarge' },
  ]);
});

it('finds nothing in other failures', () => {
  expect(refusalsIn(refusal(429, {}))).toEqual([]);
  expect(refusalsIn(refusal(400, { terms_version: 'invalid' }))).toEqual([]);
  expect(refusalsIn(new Error('x'))).toEqual([]);
});

const wordsAt = (message: string) => {
  const [key = '', namespace = 'common'] = message.split(':').reverse();
  let words: unknown = { auth, common, signup }[namespace];
  for (const part of key.split('.')) words = Object(words)[part];
  return words;
};
