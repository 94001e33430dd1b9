import type { ShownDetails } from '@ieum/contract';
import { FORM_SECTIONS, type FormSection } from '@ieum/contract/factory/record/record.paths.ts';
import { sectionOf } from '@ieum/contract/factory/record/step.paths.ts';
import { addressPartsOf, addressStyleOf } from '../location/address-layout.ts';

const WITHOUT_PRODUCTION = ['office', 'lab', 'warehouse'];

/** Tells for each field that applies to the factory whether it is filled in. Evidence is counted where it is read. */
export const filledFields = (details: ShownDetails): Record<Exclude<FormSection, 'evidence'>, boolean[]> => {
  const { country, registrationNumber, registrationExemption, headcount, contacts, siteType } = details;
  const isKorean = country === 'KR';
  const makesThings = !WITHOUT_PRODUCTION.includes(siteType);
  const has = (field: keyof ShownDetails) => isFilled(details[field]);
  return {
    identity: [
      has('name'),
      has('nameEnglish'),
      has('siteType'),
      has('code'),
      has('openedOn'),
      ...(isKorean && makesThings ? [registrationNumber !== '' || registrationExemption !== ''] : []),
      has('description'),
    ],
    location: [
      has('country'),
      ...addressPartsOf(addressStyleOf(country)).map(has),
      has('addressEnglish'),
      has('point'),
    ],
    operation: [
      ...(makesThings ? [has('processes'), has('products'), has('capacities'), has('manufacturingArea')] : []),
      headcount !== null,
      isFilled(headcount?.female),
      isFilled(headcount?.migrant),
      isFilled(headcount?.temporary),
      has('siteArea'),
      has('buildingArea'),
      has('operatingDays'),
      has('shifts'),
    ],
    codes: [...(isKorean ? [has('ksic')] : []), has('isic'), has('gln'), has('osId'), has('customerCodes')],
    contacts: [
      contacts.some(({ purpose, email }) => purpose === 'main' && email !== ''),
      contacts.length > 1,
      contacts.some(({ purpose }) => purpose === 'grievance'),
    ],
  };
};

const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Counts the errors of each section. An error is an object with a message. */
export const errorCounts = (errors: object) => {
  const counts: Partial<Record<FormSection, number>> = {};
  for (const [field, error] of Object.entries(errors)) {
    const section = sectionOf(field);
    counts[section] = (counts[section] ?? 0) + messagesIn(error);
  }
  return counts;
};

const messagesIn = (error: unknown): number => {
  if (typeof error !== 'object' || error === null) return 0;
  if ('message' in error && typeof error.message === 'string') return 1;
  return Object.entries(error).reduce((sum, [key, part]) => (key === 'ref' ? sum : sum + messagesIn(part)), 0);
};

/** Returns the first section, in the order of the form, that has one of the fields. */
export const firstSectionOf = (fields: readonly string[]) => {
  const sections = fields.map(sectionOf);
  return FORM_SECTIONS.find((section) => sections.includes(section));
};
