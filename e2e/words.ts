import { readFileSync } from 'node:fs';
import type { Language } from '@ieum/contract';
import type account from '../web/public/locales/kr/account.json';
import type admin from '../web/public/locales/kr/admin.json';
import type auth from '../web/public/locales/kr/auth.json';
import type common from '../web/public/locales/kr/common.json';
import type factory from '../web/public/locales/kr/factory.json';
import type recovery from '../web/public/locales/kr/recovery.json';
import type shell from '../web/public/locales/kr/shell.json';
import type showcase from '../web/public/locales/kr/showcase.json';
import type signup from '../web/public/locales/kr/signup.json';

type Words = {
  account: typeof account;
  admin: typeof admin;
  auth: typeof auth;
  common: typeof common;
  factory: typeof factory;
  recovery: typeof recovery;
  shell: typeof shell;
  showcase: typeof showcase;
  signup: typeof signup;
};

const read = (language: Language, namespace: keyof Words) =>
  JSON.parse(readFileSync(`web/public/locales/${language}/${namespace}.json`, 'utf8'));

/** What the screens say, so that a better word does not break a test. */
export const wordsOf = (language: Language): Words => ({
  account: read(language, 'account'),
  admin: read(language, 'admin'),
  auth: read(language, 'auth'),
  common: read(language, 'common'),
  factory: read(language, 'factory'),
  recovery: read(language, 'recovery'),
  shell: read(language, 'shell'),
  showcase: read(language, 'showcase'),
  signup: read(language, 'signup'),
});

export const kr = wordsOf('kr');
