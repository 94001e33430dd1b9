import type { Db } from '../../kit/db/database.ts';
import { findCompany } from '../company.store.ts';

/** What a company says of itself, for a slice that fills in for it what is known already. */
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
