import { type AnswerValue, answerProblem, type KnownFact, type Question } from '@ieum/contract';
import { companyDeclared } from '../../company/profile/prefill.ts';
import { factoryFacts } from '../../factory/record/declaration-facts.ts';
import type { Db } from '../../kit/db/database.ts';
import { supplyFacts } from '../../supply/disclosure/declaration-facts.ts';

type Facts = Record<KnownFact, string | number | string[]>;

/** Loads the facts that the portal knows about a company already, to save people typing them again. */
export const loadFacts = async (db: Db, companyId: string, today: string): Promise<Facts> => {
  const company = await companyDeclared(db, companyId);
  const factories = await factoryFacts(db, companyId, today);
  const supply = await supplyFacts(db, companyId);
  return {
    'company.name': company.name,
    'company.nameEnglish': company.nameEnglish,
    'company.businessNumber': company.businessNumber,
    'company.country': company.country,
    'company.address': company.address,
    'company.contact': company.email || company.phone,
    'factory.count': factories.count,
    'factory.headcount': factories.headcount ?? '',
    'factory.countries': factories.countries,
    'certificate.standards': factories.standards,
    'supplier.countries': supply.countries,
    'material.groups': supply.groups,
  };
};

/** Returns a fact as an answer to the question, or undefined if it does not fit. */
export const factFor = (question: Question, facts: Facts): AnswerValue | undefined => {
  if (question.known === '') return undefined;
  const value = valueFor(question, facts[question.known]);
  const isFit = value !== undefined && value !== '' && answerProblem(question, value) === null;
  return isFit ? value : undefined;
};

const valueFor = ({ kind, options }: Question, fact: string | number | string[]): AnswerValue | undefined => {
  const several = Array.isArray(fact) ? fact : [String(fact)];
  if (kind === 'choices') {
    const known = options.map(({ key }) => key).filter((key) => several.some((item) => item.toLowerCase() === key));
    return known.length > 0 ? known : undefined;
  }
  if (kind === 'number') return typeof fact === 'number' ? fact : undefined;
  if (kind === 'choice')
    return options.find(({ key }) => several.length === 1 && several[0]?.toLowerCase() === key)?.key;
  if (kind === 'country') return several.length === 1 ? several[0] : undefined;
  return kind === 'text' || kind === 'lines' ? several.join(', ') : undefined;
};
