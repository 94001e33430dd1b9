import type { Language } from '@ieum/contract';
import { momentIn } from './dates.ts';
import type { Letter } from './layout.ts';

type Words = { subject: string; paragraphs: string[]; action?: string };

type MailValues = {
  name: string;
  at?: Date;
  newEmail?: string;
  newEmailMasked?: string;
  /** Name that a person would use: Chrome (Windows). */
  device?: string;
  mailServer?: string;
  /** Network that a request came from: 203.0.113.x */
  address?: string;
  url?: string;
  resetUrl?: string;
  /** Name as people read it, or the number while there is none. */
  company?: string;
  person?: string;
  /** Role in the reader's language. */
  role?: string;
  reason?: string;
  /** Standard and number of the certificate. */
  certificate?: string;
  /** Last day of validity, in the reader's language. */
  lastDay?: string;
  /** Product that the reader is asked about. */
  product?: string;
  /** Due day, in the reader's language. */
  dueDay?: string;
};

/** Defines a mail by its words in four languages. The values fill greeting, facts and link. */
export const defineMail =
  <T extends MailValues>(words: Record<Language, Words>) =>
  (language: Language, values: T): Letter => {
    const { subject, paragraphs, action } = words[language];
    const url = values.url ?? values.resetUrl;
    return {
      subject,
      greeting: values.name ? GREETING[language](harmless(values.name)) : GREETING_ANYBODY[language],
      paragraphs,
      ...(action && url && { action: { label: action, url } }),
      facts: factsOf(language, values),
      closing: CLOSING[language],
    };
  };

const GREETING: Record<Language, (name: string) => string> = {
  kr: (name) => `${name} 님, 안녕하세요.`,
  en: (name) => `Hello ${name},`,
  cn: (name) => `${name}，您好！`,
  jp: (name) => `${name} 様`,
};

/** Greets a reader of whom only the address is known. */
const GREETING_ANYBODY: Record<Language, string> = {
  kr: '안녕하세요.',
  en: 'Hello,',
  cn: '您好！',
  jp: 'ご担当者様',
};

const CLOSING: Record<Language, string> = {
  kr: '이음 드림',
  en: 'The Ieum team',
  cn: 'Ieum 团队',
  jp: 'Ieum 運営チーム',
};

const NAME_MAX = 60;

/** Longer than any reason that can be entered. */
const TEXT_MAX = 600;

/** Keeps mail programs from making a link of a name: anyone can sign up with a stranger's address and such a name. */
const harmless = (name: string, max = NAME_MAX) =>
  [...name]
    .slice(0, max)
    .join('')
    .replace(/[.。．｡:/@](?=\S)/g, '$& ');

/** Does the same, but keeps an edition as it is written (9001:2015, 7.0): no program makes a link of figures. */
const harmlessFigures = (name: string) =>
  [...name]
    .slice(0, TEXT_MAX)
    .join('')
    .replace(/[.。．｡:/@](?=[^\s\d])/g, '$& ');

const LABELS = {
  at: { kr: '시각', en: 'Time', cn: '时间', jp: '日時' },
  newEmail: { kr: '새 이메일', en: 'New e-mail', cn: '新邮箱', jp: '新しいメールアドレス' },
  company: { kr: '회사', en: 'Company', cn: '公司', jp: '会社' },
  person: { kr: '이름', en: 'Name', cn: '姓名', jp: '氏名' },
  role: { kr: '역할', en: 'Role', cn: '角色', jp: '権限' },
  certificate: { kr: '인증서', en: 'Certificate', cn: '证书', jp: '認証書' },
  product: { kr: '제품', en: 'Product', cn: '产品', jp: '製品' },
  dueDay: { kr: '기한', en: 'Due', cn: '截止日期', jp: '期限' },
  lastDay: { kr: '만료일', en: 'Valid until', cn: '有效期至', jp: '有効期限' },
  reason: { kr: '사유', en: 'Reason', cn: '原因', jp: '理由' },
  device: { kr: '기기', en: 'Device', cn: '设备', jp: '端末' },
  mailServer: { kr: '메일 서버', en: 'Mail server', cn: '邮件服务器', jp: 'メールサーバー' },
  address: { kr: '접속한 네트워크', en: 'Network', cn: '访问网络', jp: '接続元のネットワーク' },
} satisfies Record<string, Record<Language, string>>;

const factsOf = (language: Language, values: MailValues): [string, string][] => {
  const {
    at,
    newEmail,
    newEmailMasked,
    device,
    mailServer,
    address,
    company,
    person,
    role,
    reason,
    certificate,
    lastDay,
    product,
    dueDay,
  } = values;
  const facts: [keyof typeof LABELS, string | undefined][] = [
    ['company', company && harmless(company, TEXT_MAX)],
    ['person', person && harmless(person)],
    ['role', role],
    ['product', product && harmless(product, TEXT_MAX)],
    ['certificate', certificate && harmlessFigures(certificate)],
    ['dueDay', dueDay],
    ['lastDay', lastDay],
    ['reason', reason && harmless(reason, TEXT_MAX)],
    ['at', at && momentIn(language, at) + KOREAN_TIME[language]],
    ['newEmail', newEmail ?? newEmailMasked],
    ['device', device],
    ['mailServer', mailServer],
    ['address', address],
  ];
  return facts.flatMap(([name, value]) => (value ? [[LABELS[name][language], value]] : []));
};

const KOREAN_TIME: Record<Language, string> = {
  kr: ' (한국 시간)',
  en: ' (Korean time)',
  cn: '（韩国时间）',
  jp: '（韓国時間）',
};
