import { businessNumber, partnerWords } from '@ieum/contract';
import type { FieldProblem } from '../../../kit/form/checked-form.ts';
import type { PartnerFields } from './fields.ts';

/** Returns the partner as it is sent. A number that was typed before another way was chosen is left out. */
export const partnerInputOf = ({ how, companyId, businessNumber: number, words }: PartnerFields) => {
  const { product, partNumber, hs } = words;
  const ofProduct = { product, partNumber, hs };
  const own = how === 'known' ? ofProduct : words;
  const kept = how === 'unidentified' ? { ...own, company: '' } : own;
  return {
    ...(how === 'known' && { companyId }),
    ...(how === 'number' && { businessNumber: number }),
    words: partnerWords.parse(kept),
  };
};

export const partnerProblems = ({ how, companyId, businessNumber: number, words }: PartnerFields): FieldProblem[] => {
  const found: FieldProblem[] = [];
  if (how === 'known' && companyId === '') found.push(['companyId', 'form.required']);
  if (how === 'number' && number.trim() === '') found.push(['businessNumber', 'form.required']);
  else if (how === 'number' && !businessNumber.safeParse(number).success)
    found.push(['businessNumber', 'link:problem.businessNumber']);
  if (how === 'words' && words.company.trim() === '') found.push(['words.company', 'form.required']);
  const { error } = partnerWords.safeParse(words);
  for (const { path, message } of error?.issues ?? []) found.push([`words.${path.join('.')}`, message]);
  return found;
};
