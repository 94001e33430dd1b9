import { groupedBusinessNumber, type Identity, type IdentityChange } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { writersOfEach } from '../notifications.ts';
import type { CaseDeps } from '../verification/dependencies.ts';
import { identityAccepted, identityRejected, partnerRenamed } from './identity.mails.ts';

/** Where a company sees its identity and what it has asked for. */
export const IDENTITY_PATH = '/company/identity';

/** What partners see of an identity. */
const SHOWN = ['name', 'nameEnglish', 'country', 'number'] as const;

const nameIn = ({ name, nameEnglish, number }: Identity) => name || nameEnglish || groupedBusinessNumber(number);

/** To those who keep the records of companies that know this one by name; a change that they cannot see is not told. */
export const tellPartnersOfChange = async (
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
  await notices.tell(db, {
    kind: 'company.renamed',
    to: partners.flatMap(writers),
    about,
    path: '/supply-chain/links',
    letter: partnerRenamed(about),
  });
};

type Decided = { to: string[]; change: IdentityChange };

export const tellIdentityAccepted = (db: Db, { notices }: Pick<CaseDeps, 'notices'>, { to, change }: Decided) => {
  const company = nameIn(change.after);
  return notices.tell(db, {
    kind: 'company.identityDecided',
    to,
    about: { company, decision: 'accepted' },
    path: IDENTITY_PATH,
    letter: identityAccepted(company),
  });
};

export const tellIdentityRejected = (
  db: Db,
  { notices }: Pick<CaseDeps, 'notices'>,
  { to, change }: Decided,
  reason: string,
) => {
  const company = nameIn(change.after);
  return notices.tell(db, {
    kind: 'company.identityDecided',
    to,
    about: { company, decision: 'rejected', reason },
    path: IDENTITY_PATH,
    letter: identityRejected(company, reason),
  });
};
