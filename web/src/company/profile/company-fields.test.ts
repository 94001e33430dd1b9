import { expect, it } from 'vitest';
import { type CompanyFields, disputedFields, merged } from './company-fields.ts';

const base: CompanyFields = { version: 1, name: '한빛', phone: '02-123-4567', industry: '' };
const mine: CompanyFields = { ...base, name: '한빛정밀', industry: '도금' };
const theirs: CompanyFields = { ...base, version: 2, name: '한빛산업', phone: '02-765-4321' };

it('disputes only what both have changed, and differently', () => {
  expect(disputedFields(base, mine, theirs)).toEqual(['name']);
  expect(disputedFields(base, { ...mine, name: '한빛산업' }, theirs)).toEqual([]);
  expect(disputedFields(base, base, theirs)).toEqual([]);
});

it('takes what only one of the two has changed from that one, whatever becomes of the rest', () => {
  const untouched = { version: 2, phone: '02-765-4321', industry: '도금' };
  expect(merged(base, mine, theirs, ['name'])).toEqual({ ...untouched, name: '한빛정밀' });
  expect(merged(base, mine, theirs, [])).toEqual({ ...untouched, name: '한빛산업' });
});
