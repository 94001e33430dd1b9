import { groupedBusinessNumber, type Identity, type IdentityChange } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import type { Db } from '../../kit/db/database.ts';
import { writersOfEach } from '../notifications.ts';
import type { CaseDeps } from '../verification/dependencies.ts';
import { identityAccepted, identityRejected, partnerRenamed } from './identity.mails.ts';

/** Fields of an identity that partners see. */
const SHOWN = ['name', 'nameEnglish', 'country', 'number'] as const;

const nameIn = ({ name, nameEnglish, number }: Identity) => name || nameEnglish || groupedBusinessNumber(number);

/** Notifies the writers of companies that know this one by name. A change that they cannot see sends nothing. */
export const notifyPartnersOfChange = async (
  db: Db,
  { notices, knownBy }: Pick<CaseDeps, 'notices' | 'knownBy'>,
  companyId: string,
  { before, after }: IdentityChange,
) => {
  if (SHOWN.every((field) => before[field] === after[field])) return;
  const partners = await knownBy(db, companyId);
  const writers = await writersOfEach(db, partners);
  const about = {
    company: nameIn(after),
    formerName: nameIn(before),
    businessNumber: after.number,
    country: after.country,
  };
  await notices.notify(db, {
    kind: 'company.renamed',
    to: partners.flatMap(writers),
    about,
    path: linkPaths.list(),
    content: partnerRenamed(about),
  });
};

type Decided = { to: string[]; change: IdentityChange };

export const notifyIdentityAccepted = (db: Db, { notices }: Pick<CaseDeps, 'notices'>, { to, change }: Decided) => {
  const company = nameIn(change.after);
  return notices.notify(db, {
    kind: 'company.identityDecided',
    to,
    about: { company, decision: 'accepted' },
    path: companyPaths.identity(),
    content: identityAccepted(company),
  });
};

export const notifyIdentityRejected = (
  db: Db,
  { notices }: Pick<CaseDeps, 'notices'>,
  { to, change }: Decided,
  reason: string,
) => {
  const company = nameIn(change.after);
  return notices.notify(db, {
    kind: 'company.identityDecided',
    to,
    about: { company, decision: 'rejected', reason },
    path: companyPaths.identity(),
    content: identityRejected(company, reason),
  });
};
