import 'i18next';
import type account from '../../public/locales/kr/account.json';
import type admin from '../../public/locales/kr/admin.json';
import type auth from '../../public/locales/kr/auth.json';
import type common from '../../public/locales/kr/common.json';
import type factory from '../../public/locales/kr/factory.json';
import type recovery from '../../public/locales/kr/recovery.json';
import type shell from '../../public/locales/kr/shell.json';
import type showcase from '../../public/locales/kr/showcase.json';
import type signup from '../../public/locales/kr/signup.json';
import type ui from '../../public/locales/kr/ui.json';

/** An unknown key is a compile error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      admin: typeof admin;
      auth: typeof auth;
      common: typeof common;
      factory: typeof factory;
      recovery: typeof recovery;
      shell: typeof shell;
      showcase: typeof showcase;
      signup: typeof signup;
      ui: typeof ui;
    };
  }
}
