import { type Company, companyInput, groupedCorporateNumber, groupedPhone } from '@ieum/contract';
import type { z } from 'zod';

export type CompanyFields = z.input<typeof companyInput>;
export type CompanyField = Exclude<keyof CompanyFields, 'version'>;

export const FIELDS: CompanyField[] = companyInput.keyof().options.filter((field) => field !== 'version');

/** As people write it. */
export const fieldsOf = (company: Company): CompanyFields => ({
  name: company.name,
  nameEnglish: company.nameEnglish,
  representative: company.representative,
  openedOn: company.openedOn,
  country: company.country,
  address: company.address,
  addressEnglish: company.addressEnglish,
  industry: company.industry,
  phone: groupedPhone(company.phone),
  email: company.email,
  website: company.website,
  corporateNumber: groupedCorporateNumber(company.corporateNumber),
  industryCode: company.industryCode,
  duns: company.duns,
  gln: company.gln,
  version: company.version,
});

/**
 * Somebody else was faster. What only they have changed is taken; where both have, the reader decides. `base` is what was
 * there when the reader began.
 */
export const disputedFields = (base: CompanyFields, mine: CompanyFields, theirs: CompanyFields) =>
  FIELDS.filter(
    (field) => mine[field] !== theirs[field] && mine[field] !== base[field] && base[field] !== theirs[field],
  );

/** Mine where I have changed something, and wherever else theirs. */
export const merged = (base: CompanyFields, mine: CompanyFields, theirs: CompanyFields, keeps: CompanyField[]) => {
  const own = FIELDS.filter((field) => mine[field] !== base[field] && mine[field] !== theirs[field]);
  const kept = own.filter((field) => base[field] === theirs[field] || keeps.includes(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
};
