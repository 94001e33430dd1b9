import type { FactoryDetails } from './details.ts';

/** A field and its problem: `headcount.female` is `more_than_total`. */
export type FactoryProblem = { field: string; problem: string };

type Rule = (details: FactoryDetails, today: string) => FactoryProblem[];

/** Checks the rules between fields. The server refuses a factory by them, and the form shows them before it is sent. */
export const factoryProblems = (details: FactoryDetails, today: string): FactoryProblem[] =>
  RULES.flatMap((rule) => rule(details, today));

const when = (isSo: boolean, field: string, problem: string) => (isSo ? [{ field, problem }] : []);

const days: Rule = ({ openedOn, closedOn, headcount }, today) => [
  ...when(openedOn > today, 'openedOn', 'future'),
  ...when(openedOn !== '' && closedOn !== '' && closedOn < openedOn, 'closedOn', 'before_opening'),
  ...when((headcount?.on ?? '') > today, 'headcount.on', 'future'),
];

const parts: Rule = ({ headcount }) => {
  if (!headcount) return [];
  const { total, female, migrant, temporary } = headcount;
  return Object.entries({ female, migrant, temporary }).flatMap(([part, people]) =>
    when((people ?? 0) > total, `headcount.${part}`, 'more_than_total'),
  );
};

/**
 * A building covers no more than its site. The manufacturing area may be larger, because it can count several floors.
 */
const areas: Rule = ({ siteArea, buildingArea }) =>
  when(siteArea !== null && buildingArea !== null && buildingArea > siteArea, 'buildingArea', 'more_than_site');

const codes: Rule = ({ ksic, ksicRevision, registrationNumber, registrationExemption, processes }) => [
  ...when(ksic !== '' && ksicRevision === '', 'ksicRevision', 'missing'),
  ...when(registrationNumber !== '' && registrationExemption !== '', 'registrationExemption', 'has_number'),
  ...processes.flatMap(({ scheme, code }, at) =>
    when(scheme !== 'own' && code === '', `processes.${at}.code`, 'missing'),
  ),
];

const RULES: Rule[] = [days, parts, areas, codes];
