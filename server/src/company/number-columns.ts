import type { CompanyNumber } from '@ieum/contract';

/** Returns the column in which a company stores its number. The country has a column of its own. */
export const numberColumns = (number: CompanyNumber) =>
  number.kind === 'korean' ? { business_number: number.digits } : { registration_number: number.registration };
