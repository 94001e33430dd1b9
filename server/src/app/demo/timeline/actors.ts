import type { DemoAccount, Language } from '@ieum/contract';

/** Names of people who do not exist: the owner of each company. */
export const OWNERS: Record<string, string> = {
  C01: '김도윤',
  C02: '박서연',
  C03: '이현우',
  C04: '최유진',
  C05: '정민재',
  C06: '강태호',
  C07: '정하윤',
  C08: '윤지호',
  C09: '임수빈',
  C10: '오하람',
  C11: '신예린',
  C12: '서동현',
  C13: '권상우',
  C14: '황보경',
  C15: '안소율',
  C16: '송재민',
  C17: '최성광',
  C18: '류건우',
  C19: '배나은',
  C20: '조은찬',
  C21: '홍석진',
  C22: '문가온',
  C23: '佐々木 健太',
  C24: 'Putri Wulandari',
  C25: '陈雨欣',
  C26: 'Olivia Harper',
  C27: '刘子涵',
  C28: '赵明轩',
  C29: '孙佳怡',
  C30: 'Patrice Ilunga',
  C31: 'Camila Rojas',
  C32: 'Jack Whitmore',
  C33: 'Bayu Saputra',
  C35: '한서진',
  C36: '노은채',
  C37: '유림',
  C38: '구본석',
  C39: '한지우',
  C40: '백승아',
  C41: '남궁현',
  C42: 'Emily Carter',
  C43: 'Dilshod Karimov',
  C44: '차은호',
};

/** Language of each country's people; English for a country that is not listed, Korean without a country. */
const LANGUAGE_OF: Record<string, Language> = { CN: 'cn', JP: 'jp' };
export const languageOf = (country: string | null): Language =>
  country === null || country === 'KR' ? 'kr' : (LANGUAGE_OF[country] ?? 'en');

type Colleague = { key: string; name: string; role: 'editor' | 'viewer'; daysAgo: number };

/** People whom the owner has invited. */
export const COLLEAGUES: Colleague[] = [
  { key: 'C01.editor', name: '장우진', role: 'editor', daysAgo: 232 },
  { key: 'C01.second', name: '민채원', role: 'editor', daysAgo: 190 },
  { key: 'C01.viewer', name: '고은비', role: 'viewer', daysAgo: 121 },
  { key: 'C02.editor', name: '서지안', role: 'editor', daysAgo: 226 },
  { key: 'C02.second', name: '유도현', role: 'editor', daysAgo: 158 },
  { key: 'C02.viewer', name: '변하늘', role: 'viewer', daysAgo: 97 },
  { key: 'C07.editor', name: '이준호', role: 'editor', daysAgo: 214 },
  { key: 'C07.viewer', name: '허윤서', role: 'viewer', daysAgo: 133 },
  { key: 'C20.editor', name: '전시우', role: 'editor', daysAgo: 188 },
  { key: 'C36.editor', name: '엄다온', role: 'editor', daysAgo: 176 },
  { key: 'C39.editor', name: '곽민서', role: 'editor', daysAgo: 140 },
  { key: 'C25.editor', name: '王浩然', role: 'editor', daysAgo: 118 },
];

export const OPERATORS = [
  { key: 'verifier', name: '오세린' },
  { key: 'reviewer', name: '윤태경' },
] as const;

export const companyOf = (key: string) => key.split('.', 1)[0] ?? key;

/**
 * Returns an address at a domain that can never get mail; each company has its own, because colleagues share a domain.
 */
export const addressOf = (key: string) => {
  const [company = '', place = 'owner'] = key.toLowerCase().split('.');
  return /^c\d\d$/.test(company) ? `${place}@${company}.demo.invalid` : `${company}@demo.invalid`;
};

export const phoneOf = (nth: number) => `010000000${String(nth % 100).padStart(2, '0')}`;

/** People whom the sign-in page offers to visitors, in this order. */
export const SHOWN: { key: DemoAccount['key']; person: string }[] = [
  { key: 'buyer', person: 'C01' },
  { key: 'cellMaker', person: 'C02' },
  { key: 'cathode', person: 'C07.editor' },
  { key: 'plating', person: 'C17' },
  { key: 'dyeing', person: 'C39' },
  { key: 'refiner', person: 'C25' },
  { key: 'verifier', person: 'verifier' },
  { key: 'reviewer', person: 'reviewer' },
];
