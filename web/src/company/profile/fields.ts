import { companyInput, groupedCorporateNumber, groupedPhone } from '@ieum/contract';
import type { z } from 'zod';

export type CompanyInput = z.output<typeof companyInput>;
export type CompanyFields = z.input<typeof companyInput>;
export type CompanyField = Exclude<keyof CompanyFields, 'version'>;

export const FIELDS: CompanyField[] = companyInput.keyof().options.filter((field) => field !== 'version');

/** Formats the stored values as people write them. */
export const fieldsOf = (company: CompanyInput): CompanyFields => ({
  name: company.name,
  nameEnglish: company.nameEnglish,
  nameChinese: company.nameChinese,
  nameJapanese: company.nameJapanese,
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
