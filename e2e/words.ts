import { readFileSync } from 'node:fs';
import type { Language } from '@ieum/contract';
import type account from '../web/public/locales/kr/account.json';
import type admin from '../web/public/locales/kr/admin.json';
import type audit from '../web/public/locales/kr/audit.json';
import type auth from '../web/public/locales/kr/auth.json';
import type certificate from '../web/public/locales/kr/certificate.json';
import type codes from '../web/public/locales/kr/codes.json';
import type common from '../web/public/locales/kr/common.json';
import type company from '../web/public/locales/kr/company.json';
import type dashboard from '../web/public/locales/kr/dashboard.json';
import type declaration from '../web/public/locales/kr/declaration.json';
import type demo from '../web/public/locales/kr/demo.json';
import type document from '../web/public/locales/kr/document.json';
import type factory from '../web/public/locales/kr/factory.json';
import type flag from '../web/public/locales/kr/flag.json';
import type flow from '../web/public/locales/kr/flow.json';
import type help from '../web/public/locales/kr/help.json';
import type home from '../web/public/locales/kr/home.json';
import type importing from '../web/public/locales/kr/import.json';
import type link from '../web/public/locales/kr/link.json';
import type notice from '../web/public/locales/kr/notice.json';
import type outbox from '../web/public/locales/kr/outbox.json';
import type product from '../web/public/locales/kr/product.json';
import type questionnaire from '../web/public/locales/kr/questionnaire.json';
import type recovery from '../web/public/locales/kr/recovery.json';
import type review from '../web/public/locales/kr/review.json';
import type search from '../web/public/locales/kr/search.json';
import type shell from '../web/public/locales/kr/shell.json';
import type showcase from '../web/public/locales/kr/showcase.json';
import type sight from '../web/public/locales/kr/sight.json';
import type signup from '../web/public/locales/kr/signup.json';
import type supplyInvite from '../web/public/locales/kr/supplyInvite.json';
import type task from '../web/public/locales/kr/task.json';
import type tier from '../web/public/locales/kr/tier.json';
import type ui from '../web/public/locales/kr/ui.json';
import type verification from '../web/public/locales/kr/verification.json';

type Words = {
  account: typeof account;
  audit: typeof audit;
  admin: typeof admin;
  auth: typeof auth;
  certificate: typeof certificate;
  codes: typeof codes;
  common: typeof common;
  dashboard: typeof dashboard;
  declaration: typeof declaration;
  demo: typeof demo;
  document: typeof document;
  company: typeof company;
  factory: typeof factory;
  flag: typeof flag;
  flow: typeof flow;
  help: typeof help;
  home: typeof home;
  import: typeof importing;
  link: typeof link;
  notice: typeof notice;
  outbox: typeof outbox;
  product: typeof product;
  questionnaire: typeof questionnaire;
  recovery: typeof recovery;
  review: typeof review;
  search: typeof search;
  shell: typeof shell;
  showcase: typeof showcase;
  sight: typeof sight;
  signup: typeof signup;
  supplyInvite: typeof supplyInvite;
  task: typeof task;
  tier: typeof tier;
  ui: typeof ui;
  verification: typeof verification;
};

const read = (language: Language, namespace: keyof Words) =>
  JSON.parse(readFileSync(`web/public/locales/${language}/${namespace}.json`, 'utf8'));

/** What the screens say, so that a better word does not break a test. */
export const wordsOf = (language: Language): Words => ({
  account: read(language, 'account'),
  audit: read(language, 'audit'),
  admin: read(language, 'admin'),
  auth: read(language, 'auth'),
  certificate: read(language, 'certificate'),
  codes: read(language, 'codes'),
  common: read(language, 'common'),
  dashboard: read(language, 'dashboard'),
  declaration: read(language, 'declaration'),
  demo: read(language, 'demo'),
  document: read(language, 'document'),
  company: read(language, 'company'),
  factory: read(language, 'factory'),
  flag: read(language, 'flag'),
  flow: read(language, 'flow'),
  help: read(language, 'help'),
  home: read(language, 'home'),
  import: read(language, 'import'),
  link: read(language, 'link'),
  notice: read(language, 'notice'),
  outbox: read(language, 'outbox'),
  product: read(language, 'product'),
  questionnaire: read(language, 'questionnaire'),
  recovery: read(language, 'recovery'),
  review: read(language, 'review'),
  search: read(language, 'search'),
  shell: read(language, 'shell'),
  showcase: read(language, 'showcase'),
  sight: read(language, 'sight'),
  signup: read(language, 'signup'),
  supplyInvite: read(language, 'supplyInvite'),
  task: read(language, 'task'),
  tier: read(language, 'tier'),
  ui: read(language, 'ui'),
  verification: read(language, 'verification'),
});

export const kr = wordsOf('kr');
