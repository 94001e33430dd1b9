import { LATIN_LEGAL_FORMS, LEGAL_FORMS } from './legal-forms.ts';

/** Expects a separate word at the end: `Zinc` does not end in `Inc`. */
const LATIN_FORM = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LATIN_LEGAL_FORMS.map((form) => form.replaceAll('.', '\\.?')).join('|')})$`,
  'u',
);
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
