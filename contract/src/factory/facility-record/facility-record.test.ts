import { expect, it } from 'vitest';
import { factoryDetails } from '../record/details.ts';
import { FACILITY_GAPS, facilityRecordGaps } from './facility-record.ts';

const READY = {
  name: '포항공장',
  country: 'KR',
  region: 'KR-47',
  locality: '포항시',
  street: '영일만산단로 1',
  postalCode: '37517',
  point: { latitude: 36.029, longitude: 129.341, precision: 'city' },
  processes: [{ scheme: 'isic', code: '2011', name: '양극재 소성' }],
};
const gapsOf = (changes: object) => facilityRecordGaps(factoryDetails.parse({ ...READY, ...changes }));

it('S2.3 names everything that a facility record needs and a new factory lacks', () => {
  expect(facilityRecordGaps(factoryDetails.parse({ name: '울산', country: 'KR' }))).toEqual([...FACILITY_GAPS]);
  expect(gapsOf({})).toEqual([]);
});

it.each([
  ['region', { region: '' }],
  ['locality', { locality: '' }],
  ['street', { street: '' }],
  ['postalCode', { postalCode: '' }],
  ['point', { point: null }],
  ['processes', { processes: [] }],
  ['processes', { processes: [{ scheme: 'own', name: '도금' }] }],
])('says that %s is missing, and nothing else', (gap, changes) => {
  expect(gapsOf(changes)).toEqual([gap]);
});

it('takes the industry of a factory for its process, where it has a code', () => {
  expect(gapsOf({ processes: [], isic: '2011' })).toEqual([]);
  expect(gapsOf({ processes: [], ksic: '20129', ksicRevision: '11' })).toEqual([]);
});
