import type { Db } from '../../kit/db/database.ts';
import { findCompany } from '../company.store.ts';

export const isCompanyVerified = async (db: Db, companyId: string) =>
  (await findCompany(db, companyId))?.state === 'verified';
