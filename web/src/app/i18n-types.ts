import 'i18next';
import type account from '../../public/locales/kr/account.json';
import type admin from '../../public/locales/kr/admin.json';
import type audit from '../../public/locales/kr/audit.json';
import type auth from '../../public/locales/kr/auth.json';
import type certificate from '../../public/locales/kr/certificate.json';
import type codes from '../../public/locales/kr/codes.json';
import type common from '../../public/locales/kr/common.json';
import type company from '../../public/locales/kr/company.json';
import type declaration from '../../public/locales/kr/declaration.json';
import type document from '../../public/locales/kr/document.json';
import type factory from '../../public/locales/kr/factory.json';
import type flag from '../../public/locales/kr/flag.json';
import type flow from '../../public/locales/kr/flow.json';
import type importing from '../../public/locales/kr/import.json';
import type link from '../../public/locales/kr/link.json';
import type notice from '../../public/locales/kr/notice.json';
import type outbox from '../../public/locales/kr/outbox.json';
import type product from '../../public/locales/kr/product.json';
import type questionnaire from '../../public/locales/kr/questionnaire.json';
import type recovery from '../../public/locales/kr/recovery.json';
import type review from '../../public/locales/kr/review.json';
import type shell from '../../public/locales/kr/shell.json';
import type showcase from '../../public/locales/kr/showcase.json';
import type sight from '../../public/locales/kr/sight.json';
import type signup from '../../public/locales/kr/signup.json';
import type supplyInvite from '../../public/locales/kr/supplyInvite.json';
import type task from '../../public/locales/kr/task.json';
import type tier from '../../public/locales/kr/tier.json';
import type ui from '../../public/locales/kr/ui.json';
import type unit from '../../public/locales/kr/unit.json';
import type verification from '../../public/locales/kr/verification.json';

/** An unknown key is a compile error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      audit: typeof audit;
      admin: typeof admin;
      auth: typeof auth;
      certificate: typeof certificate;
      codes: typeof codes;
      common: typeof common;
      declaration: typeof declaration;
      document: typeof document;
      company: typeof company;
      factory: typeof factory;
      flag: typeof flag;
      flow: typeof flow;
      import: typeof importing;
      link: typeof link;
      notice: typeof notice;
      outbox: typeof outbox;
      product: typeof product;
      questionnaire: typeof questionnaire;
      recovery: typeof recovery;
      review: typeof review;
      shell: typeof shell;
      showcase: typeof showcase;
      sight: typeof sight;
      signup: typeof signup;
      supplyInvite: typeof supplyInvite;
      task: typeof task;
      tier: typeof tier;
      ui: typeof ui;
      unit: typeof unit;
      verification: typeof verification;
    };
  }
}
