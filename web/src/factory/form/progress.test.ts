import { factoryDetails } from '@ieum/contract';
import { FORM_SECTIONS } from '@ieum/contract/factory/record/record.paths.ts';
import { sectionOf, stepPath } from '@ieum/contract/factory/record/step.paths.ts';
import { expect, it } from 'vitest';
import { MERGED_FIELDS } from './fields.ts';
import { errorCounts, filledFields, firstSectionOf } from './progress.ts';

const detailsOf = (fields: object) => factoryDetails.parse({ name: '울산', country: 'KR', ...fields });
const count = (parts: boolean[]) => `${parts.filter(Boolean).length}/${parts.length}`;

it('26.4 counts the filled fields of each section, and only those that apply', () => {
  const korean = filledFields(detailsOf({ code: 'ULS-1', registrationExemption: 'leased' }));
  expect([count(korean.identity), count(korean.location), count(korean.operation)]).toEqual(['4/7', '1/8', '0/12']);
  expect([count(korean.codes), count(korean.contacts)]).toEqual(['0/5', '0/3']);
  const office = filledFields(detailsOf({ country: 'HU', siteType: 'office' }));
  expect([count(office.identity), count(office.operation), count(office.codes)]).toEqual(['2/6', '0/8', '0/4']);
});

it('26.4 counts errors by section, also inside lists', () => {
  const wrong = { type: 'invalid', message: 'form.invalid' };
  const errors = { name: wrong, headcount: { total: wrong, female: wrong }, contacts: [undefined, { email: wrong }] };
  expect(errorCounts(errors)).toEqual({ identity: 1, operation: 2, contacts: 1 });
});

it('26.4 finds the first section with an error in the order of the form', () => {
  expect(firstSectionOf(['contacts', 'street', 'shifts'])).toBe('location');
  expect(firstSectionOf([])).toBeUndefined();
});

it('26.4 has a section for every field, and every section but evidence has fields', () => {
  const sections = new Set(MERGED_FIELDS.map(sectionOf));
  expect([...sections].sort()).toEqual(FORM_SECTIONS.filter((section) => section !== 'evidence').sort());
  expect(stepPath('1', 'headcount.female')).toBe('/factory/1/edit/operation#step-headcount.female');
  expect(stepPath('1', 'certificate')).toBe('/factory/certificates/new?factory=1');
});
