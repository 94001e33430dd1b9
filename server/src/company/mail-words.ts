import { inEveryLanguage } from '@ieum/contract';
import cn from '../../../locales/cn/mails/company.json' with { type: 'json' };
import cnWords from '../../../locales/cn/mails/company-words.json' with { type: 'json' };
import en from '../../../locales/en/mails/company.json' with { type: 'json' };
import enWords from '../../../locales/en/mails/company-words.json' with { type: 'json' };
import jp from '../../../locales/jp/mails/company.json' with { type: 'json' };
import jpWords from '../../../locales/jp/mails/company-words.json' with { type: 'json' };
import kr from '../../../locales/kr/mails/company.json' with { type: 'json' };
import krWords from '../../../locales/kr/mails/company-words.json' with { type: 'json' };
import { mailWordsOf } from '../notice/mail/template.ts';

export const companyMails = mailWordsOf({ kr, en, cn, jp });

/** Names of the roles of members. */
export const ROLE_WORDS = inEveryLanguage({
  kr: krWords.roles,
  en: enWords.roles,
  cn: cnWords.roles,
  jp: jpWords.roles,
});

/** Names of the fields that an applicant can be asked to correct. */
export const CORRECTION_FIELDS = inEveryLanguage({
  kr: krWords.correctionFields,
  en: enWords.correctionFields,
  cn: cnWords.correctionFields,
  jp: jpWords.correctionFields,
});
