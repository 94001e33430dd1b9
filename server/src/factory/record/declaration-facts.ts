import type { Db } from '../../kit/db/database.ts';
import {
  findCoveringCertificates,
  findFactoryFacts,
  findOnlyOpenFactory,
  findOwnFactory,
} from './declaration-facts.store.ts';
import { wholeDetails } from './writer.ts';

/** Returns a factory of a company with the certificates that cover it, for the company's declarations to others. */
export const findDeclaredFactory = async (db: Db, companyId: string, id: string, today: string) => {
  const found = await findOwnFactory(db, companyId, id);
  if (!found) return undefined;
  const certificates = await findCoveringCertificates(db, id, today);
  return { name: found.name, nameEnglish: found.nameEnglish, details: wholeDetails(found.details), certificates };
};

export const factoryFacts = findFactoryFacts;
export const findOnlyFactory = findOnlyOpenFactory;
