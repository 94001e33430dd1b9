import type { Db } from '../../kit/db/database.ts';
import { findCompany } from '../company.store.ts';

/** Returns a company's own data, for a slice that fills in what is known already. */
export const companyDeclared = async (db: Db, id: string) => {
  const found = await findCompany(db, id);
  return {
    name: found?.name ?? '',
    nameEnglish: found?.nameEnglish ?? '',
    businessNumber: found?.businessNumber ?? '',
    country: found?.country ?? '',
    address: found?.address ?? '',
    email: found?.email ?? '',
    phone: found?.phone ?? '',
  };
};
