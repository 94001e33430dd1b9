/** Legal forms before or after a company's name, longer forms first. */
const LEGAL_FORMS = [
  '농업회사법인',
  '영농조합법인',
  '유한책임회사',
  '사회적협동조합',
  '주식회사',
  '유한회사',
  '합자회사',
  '합명회사',
  '협동조합',
  '재단법인',
  '사단법인',
  '의료법인',
  '(주)',
  '(유)',
  '(합)',
  '(재)',
  '(사)',
  '株式会社',
  '有限会社',
  '合同会社',
  '(株)',
  '(有)',
  '股份有限公司',
  '有限责任公司',
  '有限公司',
  '股份公司',
];

/** Legal forms in Latin letters come last, as separate words: `Zinc` does not end in `Inc`. */
const LATIN_FORM =
  /(?<![\p{L}\p{N}])(?:co|company|corp|corporation|inc|incorporated|ltd|limited|llc|plc|gmbh|pte|pty|sdn|bhd|k\.?k|s\.?r\.?l)$/u;
const LATIN_FORMS_MAX = 4;

const NAME_MAX = 400;

/**
 * Removes from a company's name everything in which two people would write it differently: width, case, blanks,
 * punctuation and the legal form. A name that is nothing but a legal form keeps it.
 */
export const cleanCompanyName = (name: string) => {
  const plain = name.slice(0, NAME_MAX).normalize('NFKC').toLowerCase();
  return bare(withoutLatinForms(plain.replace(FORMS, ' '))) || bare(plain);
};

/** Cleans a person's name, of which spellings differ by blanks and dots alone. */
export const cleanPersonName = (name: string) => bare(name.slice(0, NAME_MAX).normalize('NFKC').toLowerCase());

/** Allows blanks inside a form: `주식 회사`, `( 주 )`. */
const FORMS = new RegExp(
  LEGAL_FORMS.map((form) => [...form].map((letter) => letter.replace(/[()]/, '\\$&')).join('\\s*')).join('|'),
  'gu',
);

/** Removes several forms in a row: `Co., Ltd.` is two. */
const withoutLatinForms = (name: string) => {
  let left = withoutEnding(name);
  for (let nth = 0; nth < LATIN_FORMS_MAX; nth += 1) left = withoutEnding(left.replace(LATIN_FORM, ''));
  return left;
};

const withoutEnding = (name: string) => {
  let end = name.length;
  while (end > 0 && !/[\p{L}\p{N}]/u.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
};

const bare = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');
