import { readFileSync } from 'node:fs';
import type { Language } from '@ieum/contract';
import type auth from '../web/public/locales/kr/auth.json';
import type common from '../web/public/locales/kr/common.json';
import type factory from '../web/public/locales/kr/factory.json';
import type shell from '../web/public/locales/kr/shell.json';
import type showcase from '../web/public/locales/kr/showcase.json';

type Words = {
  auth: typeof auth;
  common: typeof common;
  factory: typeof factory;
  shell: typeof shell;
  showcase: typeof showcase;
};

const read = (language: Language, namespace: keyof Words) =>
  JSON.parse(readFileSync(`web/public/locales/${language}/${namespace}.json`, 'utf8'));

/** What the screens say, so that a better word does not break a test. */
export const wordsOf = (language: Language): Words => ({
  auth: read(language, 'auth'),
  common: read(language, 'common'),
  factory: read(language, 'factory'),
  shell: read(language, 'shell'),
  showcase: read(language, 'showcase'),
});

export const kr = wordsOf('kr');
