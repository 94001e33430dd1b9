import { findCompaniesKnowing } from './informed-partners.store.ts';

/** For a slice that notifies a company's partners: those that know it by name, as `sight.ts` shows it to them. */
export const companiesKnowing = findCompaniesKnowing;
