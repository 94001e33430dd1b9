import type { Language } from '@ieum/contract';
import { dayIn } from '../../notice/mail/dates.ts';
import type { Letter } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';

type MailInput = { name: string; url: string };
type Ending = { certificate: string; validTo: string; daysLeft: number };

/** Chooses the words by the days left when the mail is written; after a downtime these are fewer than planned. */
export const certificateEnding =
  ({ certificate, validTo, daysLeft }: Ending) =>
  (language: Language, input: MailInput): Letter => {
    const facts = { certificate, lastDay: dayIn(language, validTo) };
    return wordsFor(daysLeft)(language, { ...input, ...facts });
  };

const wordsFor = (daysLeft: number) => {
  if (daysLeft < 0) return ended;
  return daysLeft === 0 ? endsToday : endsIn(daysLeft);
};

type Facts = MailInput & { certificate: string; lastDay: string };

const WHAT_TO_DO = {
  kr: '새 인증서를 받으셨다면 ‘갱신’으로 등록해 주세요. 이전 인증서는 그대로 남아요.',
  en: 'If you have the new certificate, add it with “Renew”. The old one is kept.',
  cn: '如果已取得新证书，请通过“续期”登记，原证书会保留。',
  jp: '新しい認証書をお持ちの場合は「更新」から登録してください。以前の認証書はそのまま残ります。',
};
const ACTION = { kr: '인증서 열기', en: 'Open the certificate', cn: '打开证书', jp: '認証書を開く' };

const mailsOf = (words: Record<Language, [subject: string, first: string]>) => {
  const wordsIn = (language: Language) => {
    const [subject, first] = words[language];
    return { subject, paragraphs: [first, WHAT_TO_DO[language]], action: ACTION[language] };
  };
  return defineMail<Facts>({ kr: wordsIn('kr'), en: wordsIn('en'), cn: wordsIn('cn'), jp: wordsIn('jp') });
};

const endsIn = (days: number) => {
  const inDays = days === 1 ? 'tomorrow' : `in ${days} days`;
  return mailsOf({
    kr: [`인증서가 ${days}일 뒤 만료돼요`, `공장 인증서 하나가 ${days}일 뒤에 만료돼요.`],
    en: [`A certificate expires ${inDays}`, `One of your factory certificates expires ${inDays}.`],
    cn: [`有证书将在 ${days} 天后到期`, `贵公司的一份工厂证书将在 ${days} 天后到期。`],
    jp: [`認証書の有効期限まであと${days}日です`, `工場の認証書の有効期限まであと${days}日です。`],
  });
};

const endsToday = mailsOf({
  kr: ['인증서가 오늘 만료돼요', '공장 인증서 하나가 오늘까지만 유효해요.'],
  en: ['A certificate expires today', 'Today is the last day of one of your factory certificates.'],
  cn: ['有证书今天到期', '贵公司的一份工厂证书今天到期。'],
  jp: ['認証書の有効期限は本日までです', '工場の認証書の有効期限は本日までです。'],
});

const ended = mailsOf({
  kr: ['인증서가 만료됐어요', '공장 인증서 하나의 유효 기간이 지났어요.'],
  en: ['A certificate has expired', 'One of your factory certificates has expired.'],
  cn: ['有证书已到期', '贵公司的一份工厂证书已到期。'],
  jp: ['認証書の有効期限が切れました', '工場の認証書の有効期限が切れました。'],
});
