import type { Db } from '../../kit/db/database.ts';
import { findCoveringCertificates, findFactoryFacts, findOwnFactory } from './declaration-facts.store.ts';
import { wholeDetails } from './writer.ts';

/** A factory of a company with the certificates that cover it, for what the company says of it to others. */
export const factoryDeclared = async (db: Db, companyId: string, id: string, today: string) => {
  const found = await findOwnFactory(db, companyId, id);
  if (!found) return undefined;
  const certificates = await findCoveringCertificates(db, id, today);
  return { name: found.name, nameEnglish: found.nameEnglish, details: wholeDetails(found.details), certificates };
};

/** What is known of all of a company's factories. */
export const factoryFacts = findFactoryFacts;
