import type { Language } from '@ieum/contract';
import { momentIn } from './dates.ts';
import type { Letter } from './layout.ts';

type Words = { subject: string; paragraphs: string[]; action?: string };

type Told = {
  name: string;
  at?: Date;
  newEmail?: string;
  newEmailMasked?: string;
  /** As a person would call it: Chrome (Windows). */
  device?: string;
  /** The network that a request came from: 203.0.113.x */
  mailServer?: string;
  address?: string;
  url?: string;
  resetUrl?: string;
  /** As people read it: a name, or a number while there is none. */
  company?: string;
  person?: string;
  /** In the reader's language. */
  role?: string;
  reason?: string;
  /** Its standard and its number. */
  certificate?: string;
  /** In the reader's language. */
  lastDay?: string;
  /** What somebody is asked about. */
  product?: string;
  /** By when somebody waits for it, in the reader's language. */
  dueDay?: string;
};

/** A letter is its words in four languages; what it is told fills greeting, facts and link. */
export const letter =
  <T extends Told>(words: Record<Language, Words>) =>
  (language: Language, told: T): Letter => {
    const { subject, paragraphs, action } = words[language];
    const url = told.url ?? told.resetUrl;
    return {
      subject,
      greeting: told.name ? GREETING[language](harmless(told.name)) : GREETING_ANYBODY[language],
      paragraphs,
      ...(action && url && { action: { label: action, url } }),
      facts: factsOf(language, told),
      closing: CLOSING[language],
    };
  };

const GREETING: Record<Language, (name: string) => string> = {
  kr: (name) => `${name} 님, 안녕하세요.`,
  en: (name) => `Hello ${name},`,
  cn: (name) => `${name}，您好！`,
  jp: (name) => `${name} 様`,
};

/** To somebody of whom only the address is known. */
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

/** Longer than any reason that can be given. */
const TEXT_MAX = 600;

/** Anyone can sign up with a stranger's address and a name that reads like a link: mail readers must not make one of it. */
const harmless = (name: string, max = NAME_MAX) =>
  [...name]
    .slice(0, max)
    .join('')
    .replace(/[.。．｡:/@](?=\S)/g, '$& ');

/** The same, but an edition stays as it is written (9001:2015, 7.0): nobody makes a link of figures. */
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

const factsOf = (language: Language, told: Told): [string, string][] => {
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
  } = told;
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
