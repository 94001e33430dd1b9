import type { FactoryState, Precision } from './choices.ts';
import type { ShownDetails } from './shown-details.ts';

/** Facts that count towards completeness, including the details. */
export type FactoryFacts = {
  details: ShownDetails;
  state: FactoryState;
  /** True with a certificate that has a file and has not expired. */
  hasValidCertificate: boolean;
  /** True with an expired certificate that no other one has replaced. */
  hasExpiredCertificate: boolean;
  /** True with the factory's registration certificate or a photo. */
  hasEvidence: boolean;
  /** Last confirmation or change of the details. */
  freshAt: Date;
};

type Item = {
  step: string;
  points: number;
  /** Returns how many of the points are earned. */
  earned: (facts: FactoryFacts) => number;
  /** An item that does not apply is left out of the total and lowers no score. */
  applies?: (facts: FactoryFacts) => boolean;
};

export type NextStep = { step: string; points: number };

const NEXT_STEPS = 3;
const FRESH_MONTHS = 12;
const AGEING_MONTHS = 18;

/** Returns the score out of a hundred, and the three steps that are worth most. */
export const completenessOf = (facts: FactoryFacts, now: Date) => {
  const applying = ITEMS.filter(({ applies }) => applies?.(facts) ?? true);
  const whole = applying.reduce((sum, { points }) => sum + points, 0);
  const found = applying.map(({ step, points, earned }) => ({ step, points, missing: points - earned(facts) }));
  const missing = found.reduce((sum, item) => sum + item.missing, 0);
  const score = Math.round(((whole - missing) / whole) * 100 * freshness(facts.freshAt, now));
  const nextSteps: NextStep[] = found
    .filter((item) => item.missing > 0)
    .sort((a, b) => b.missing - a.missing)
    .slice(0, NEXT_STEPS)
    .map((item) => ({ step: item.step, points: item.missing }));
  return { score, nextSteps };
};

const freshness = (freshAt: Date, now: Date) => {
  if (now <= monthsAfter(freshAt, FRESH_MONTHS)) return 1;
  return now <= monthsAfter(freshAt, AGEING_MONTHS) ? 0.9 : 0.8;
};

/** Returns when the score drops next because of age; undefined once it drops no further. */
export const nextAgeing = (freshAt: Date, now: Date) =>
  [FRESH_MONTHS, AGEING_MONTHS].map((months) => monthsAfter(freshAt, months)).find((edge) => edge >= now);

const monthsAfter = (day: Date, months: number) => {
  const later = new Date(day);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
};

const when = (points: number, holds: (facts: FactoryFacts) => boolean) => (facts: FactoryFacts) =>
  holds(facts) ? points : 0;

const item = (
  step: string,
  points: number,
  holds: (facts: FactoryFacts) => boolean,
  applies?: Item['applies'],
): Item => ({ step, points, earned: when(points, holds), ...(applies && { applies }) });

const POINTS_OF_PRECISION: Record<Precision, number> = { exact: 6, building: 6, street: 4, city: 2 };

const makesThings = ({ details }: FactoryFacts) => !['office', 'lab', 'warehouse'].includes(details.siteType);
const isDug = ({ details }: FactoryFacts) => ['mine', 'farm'].includes(details.siteType);
/** Only Korea registers factories, and only those that make things. */
const isRegistered = (facts: FactoryFacts) => facts.details.country === 'KR' && makesThings(facts) && !isDug(facts);

const ITEMS: Item[] = [
  item('name', 4, ({ details }) => details.name !== ''),
  item('nameEnglish', 3, ({ details }) => details.nameEnglish !== ''),
  item('siteType', 3, () => true),
  item('operator', 4, () => true),
  item('state', 2, ({ state }) => state !== 'draft'),
  item(
    'registration',
    4,
    ({ details }) => details.registrationNumber !== '' || details.registrationExemption !== '',
    isRegistered,
  ),
  item('country', 3, () => true),
  item('region', 3, ({ details }) => details.region !== ''),
  item('postalCode', 3, ({ details }) => details.postalCode !== ''),
  item('street', 5, ({ details }) => details.street !== ''),
  {
    step: 'point',
    points: 6,
    earned: ({ details }) => (details.point ? POINTS_OF_PRECISION[details.point.precision] : 0),
  },
  item('processes', 6, ({ details }) => details.processes.length > 0, makesThings),
  item('products', 5, ({ details }) => details.products.length > 0, makesThings),
  item('headcount', 5, ({ details }) => (details.headcount?.on ?? '') !== ''),
  item(
    'headcountParts',
    2,
    ({ details }) =>
      details.headcount !== null && details.headcount.female !== null && details.headcount.migrant !== null,
  ),
  item('areas', 3, ({ details }) => details.siteArea !== null || details.buildingArea !== null),
  item('capacities', 4, ({ details }) => details.capacities.length > 0, makesThings),
  item('industry', 5, ({ details }) => details.ksic !== '' || details.isic !== ''),
  item(
    'identifier',
    3,
    ({ details }) => details.gln !== '' || details.osId !== '' || details.customerCodes.length > 0,
    (facts) => !isDug(facts),
  ),
  item(
    'hs',
    2,
    ({ details }) => details.products.every(({ hs }) => hs !== ''),
    ({ details }) => details.products.length > 0,
  ),
  item('certificate', 6, ({ hasValidCertificate }) => hasValidCertificate),
  item('renewal', 4, ({ hasExpiredCertificate }) => !hasExpiredCertificate),
  item('mailbox', 6, ({ details }) =>
    details.contacts.some(({ purpose, email }) => purpose === 'main' && email !== ''),
  ),
  item('secondContact', 2, ({ details }) => details.contacts.length > 1),
  item('grievance', 2, ({ details }) => details.contacts.some(({ purpose }) => purpose === 'grievance')),
  item('evidence', 5, ({ hasEvidence }) => hasEvidence),
];
