import { type FormerName, IDENTITY_FIELDS, type IdentityChange, NAME_FIELDS, type ScriptNames } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { findFormerIdentities, findIdentity } from './identity.store.ts';

/** Returns the former names of a company, the latest first. Changes that kept the name are left out. */
export const formerNamesOf = async (db: Db, companyId: string): Promise<FormerName[]> => {
  const { identity } = await findIdentity(db, companyId);
  let later: ScriptNames = identity;
  return (await findFormerIdentities(db, companyId)).filter((former) => {
    const isOther = NAME_FIELDS.some((field) => former[field] !== later[field]);
    later = former;
    return isOther && NAME_FIELDS.some((field) => former[field] !== '');
  });
};

/** Describes each changed field with both values, for the audit log. */
export const changeNote = ({ before, after }: IdentityChange) =>
  IDENTITY_FIELDS.filter((field) => before[field] !== after[field])
    .map((field) => `${field}: ${JSON.stringify(before[field])} → ${JSON.stringify(after[field])}`)
    .join('; ');
