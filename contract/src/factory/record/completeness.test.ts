import { expect, it } from 'vitest';
import { completenessOf, type FactoryFacts } from './completeness.ts';
import { factoryDetails } from './details.ts';

const NOW = new Date('2026-11-15T00:00:00Z');
const facts = (fields: object = {}, more: Partial<FactoryFacts> = {}): FactoryFacts => ({
  details: factoryDetails.parse({ name: '울산', country: 'KR', ...fields }),
  state: 'active',
  hasValidCertificate: false,
  hasExpiredCertificate: false,
  hasEvidence: false,
  freshAt: NOW,
  ...more,
});
const score = (fields?: object, more?: Partial<FactoryFacts>) => completenessOf(facts(fields, more), NOW).score;

const EVERYTHING = {
  nameEnglish: 'Ulsan',
  registrationNumber: '1',
  region: 'KR-31',
  postalCode: '44259',
  street: '산업로 1',
  point: { latitude: 35, longitude: 129, precision: 'exact' },
  processes: [{ scheme: 'own', name: '주조' }],
  products: [{ name: '하우징', hs: '850300' }],
  headcount: { total: 10, on: '2026-01-01', female: 1, migrant: 0 },
  siteArea: 1,
  capacities: [{ quantity: 1, unit: 'TNE', period: 'year' }],
  isic: '2432',
  gln: '9520000000011',
  contacts: [
    { purpose: 'main', email: 'a@test.kr' },
    { purpose: 'grievance', phone: '0522001234' },
  ],
};

it('gives a hundred to what is whole, and tells the three steps worth most to what is not', () => {
  const whole = { hasValidCertificate: true, hasEvidence: true };
  expect(completenessOf(facts(EVERYTHING, whole), NOW)).toEqual({ score: 100, nextSteps: [] });
  const { nextSteps } = completenessOf(facts(), NOW);
  expect(nextSteps).toEqual([
    { step: 'point', points: 6 },
    { step: 'processes', points: 6 },
    { step: 'certificate', points: 6 },
  ]);
});

it('gives a point on the map less the less it is known', () => {
  const at = (precision: string) => score({ point: { latitude: 35, longitude: 129, precision } });
  expect(at('exact')).toBe(at('building'));
  expect(at('building')).toBeGreaterThan(at('street'));
  expect(at('street')).toBeGreaterThan(at('city'));
  expect(at('city')).toBeGreaterThan(score());
});

it('does not punish what does not apply', () => {
  const { gln: _, registrationNumber: __, ...withoutCodes } = EVERYTHING;
  const whole = { hasValidCertificate: true, hasEvidence: true };
  expect(score({ ...withoutCodes, siteType: 'mine' }, whole)).toBe(100);
  expect(score({ ...withoutCodes, country: 'VN' }, whole)).toBe(97);
  expect(score({ ...EVERYTHING, siteType: 'office', processes: [], products: [], capacities: [] }, whole)).toBe(100);
});

it('takes a tenth after a year, and two after a year and a half', () => {
  const at = (freshAt: string) =>
    score(EVERYTHING, { hasValidCertificate: true, hasEvidence: true, freshAt: new Date(freshAt) });
  expect([at('2025-11-15'), at('2025-11-14'), at('2025-05-15'), at('2025-05-14')]).toEqual([100, 90, 90, 80]);
});
