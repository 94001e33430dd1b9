import { getPublicSuffix } from 'tldts';

const STARS = '****';
const DOMAIN_STARS = '***';
/** Domains with so many users that the name tells nothing about a person. */
const PUBLIC_PROVIDERS = new Set([
  'naver.com',
  'gmail.com',
  'daum.net',
  'hanmail.net',
  'kakao.com',
  'nate.com',
  'outlook.com',
  'outlook.kr',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'yahoo.co.kr',
  'yahoo.co.jp',
  'icloud.com',
  'me.com',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'foxmail.com',
  'docomo.ne.jp',
  'proton.me',
]);

/** ho****@naver.com, ki****@h***.co.kr. The number of stars is fixed, so that it does not show the length. */
export const maskedEmail = (email: string) => {
  if (email === '') return '';
  const [local = '', domain = ''] = email.split('@');
  const letters = [...local];
  const shown = letters.slice(0, letters.length > 3 ? 2 : 1).join('');
  return `${shown}${STARS}@${maskedDomain(domain)}`;
};

/** Whether a shared domain says nothing about two people. */
export const isPublicDomain = (domain: string) => PUBLIC_PROVIDERS.has(domain);

const maskedDomain = (domain: string) => {
  if (isPublicDomain(domain)) return domain;
  const suffix = getPublicSuffix(domain) ?? '';
  // Some suffixes are whole domains; there the whole name would show.
  const shown = suffix === domain ? domain.replace(/^.*\./, '') : suffix;
  return `${[...domain][0] ?? ''}${DOMAIN_STARS}.${shown}`;
};

/** 010-****-5678; any other number shows its two first and two last digits. An empty number stays empty. */
export const maskedPhone = (phone: string) => {
  if (phone === '') return '';
  const mobile = /^(010)\d{4}(\d{4})$/.exec(phone);
  return mobile ? `${mobile[1]}-${STARS}-${mobile[2]}` : `${phone.slice(0, 2)}${STARS}${phone.slice(-2)}`;
};
