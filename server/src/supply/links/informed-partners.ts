import { findCompaniesKnowing } from './informed-partners.store.ts';

/**
 * Returns the companies that know this one by name, as `disclosure.ts` shows it to them, for slices that notify
 * partners.
 */
export const informedPartners = findCompaniesKnowing;
