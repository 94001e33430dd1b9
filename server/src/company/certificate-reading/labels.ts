import type { CertificateField } from './reading.ts';

/** Field that a label announces; `other` is not read, but ends the value before it. */
type Announced = CertificateField | 'other';
export type Label = { field: Announced; from: number; to: number };

/** Allows blanks between the letters of a label: `등 록 번 호`. */
const spaced = (word: string) => [...word].map((letter) => letter.replace(/[().]/, '\\$&')).join(' *');
const anyOf = (words: string[]) => `(?:${words.map(spaced).join('|')})`;
/** Keeps Latin words whole; the blank between them may be wide. */
const phrases = (words: string[]) =>
  `(?:${words.map((word) => word.replace(/[().]/g, '\\$&').replace(/ /g, ' +')).join('|')})`;
const bracketed = (words: string[]) => `(?: *\\( *${anyOf(words)} *\\))?`;

const KOREAN: [field: Announced, pattern: string][] = [
  [
    'other',
    anyOf([
      '법인등록번호',
      '주민(법인)등록번호',
      '주민등록번호',
      '외국인등록번호',
      '생년월일',
      '본점소재지',
      '본점주소',
      '사업의종류',
      '업태',
      '종목',
      '발급사유',
      '발급번호',
      '공동사업자',
      '사업자단위과세적용사업자여부',
      '전자세금계산서전용전자우편주소',
      '전화번호',
      '과세유형',
      '주류판매신고번호',
    ]),
  ],
  ['businessNumber', `${anyOf(['사업자등록번호', '등록번호', '고유번호'])}`],
  [
    'companyName',
    `${anyOf(['법인명', '상호', '단체명', '회사명'])}${bracketed(['단체명', '법인명', '상호', '회사명'])}`,
  ],
  [
    'representative',
    `${anyOf(['대표자성명', '대표자명', '대표자', '대표이사', '성명'])}${bracketed(['대표자', '성명', '대표'])}`,
  ],
  ['openedOn', anyOf(['개업연월일', '개업년월일', '개업일자', '개업일'])],
  ['issuedOn', anyOf(['발급일자', '발급일', '발행일자', '발행일', '교부일자'])],
  ['address', `${anyOf(['사업장소재지', '사업장주소', '소재지'])}${bracketed(['본점'])}`],
];

const LATIN: [field: Announced, pattern: string][] = [
  [
    'other',
    phrases([
      'corporate registration no.',
      'corporate registration number',
      'corporation registration no.',
      'corporation registration number',
      'resident registration no.',
      'resident registration number',
      'date of birth',
      'head office address',
      'address of head office',
      'type of business',
      'business type',
      'business item',
      'reason for issuance',
      'issuance number',
    ]),
  ],
  [
    'businessNumber',
    phrases([
      'business registration no.',
      'business registration number',
      'taxpayer identification no.',
      'taxpayer identification number',
      'registration no.',
      'registration number',
    ]),
  ],
  [
    'companyName',
    phrases([
      'name of company',
      'name of corporation',
      'name of business',
      'company name',
      'corporate name',
      'trade name',
    ]),
  ],
  ['representative', phrases(['name of representative', 'representative name', 'representative'])],
  [
    'openedOn',
    phrases(['date of business commencement', 'business commencement date', 'date of opening', 'opening date']),
  ],
  ['issuedOn', phrases(['date of issue', 'date of issuance', 'issue date'])],
  ['address', phrases(['business address', 'address of business', 'location of business', 'business location'])],
];

/** Matches a label as a separate word that is followed by a colon, a blank, a bracket or nothing. */
const patternOf = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?=[ :|(]|$)`, 'giu');

const PATTERNS = [...KOREAN, ...LATIN].map(([field, pattern]) => ({ field, pattern: patternOf(pattern) }));

/** Returns the labels of a line from left to right. Of two that overlap, the first counts, or else the longer. */
export const labelsIn = (text: string): Label[] => {
  const found = PATTERNS.flatMap(({ field, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }): Label => ({ field, from: index, to: index + length })),
  );
  const kept: Label[] = [];
  for (const label of found.sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (label.from >= (kept.at(-1)?.to ?? 0)) kept.push(label);
  }
  return kept;
};
