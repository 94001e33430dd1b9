import { type Identity, type IdentityChange, NAME_FIELDS, namedAs } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import type { Db } from '../../kit/db/database.ts';
import { shownNamesOf, writersOfEach } from '../notifications.ts';
import type { CaseDeps } from '../verification/dependencies.ts';
import { identityAccepted, identityRejected, partnerRenamed } from './identity.mails.ts';

/** Fields of an identity that partners see. */
const SHOWN = [...NAME_FIELDS, 'country', 'number'] as const;

/** Names of a company, or its number while it has none. */
const namesIn = (identity: Identity) => shownNamesOf({ ...identity, businessNumber: identity.number });

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
  const names = { company: namesIn(after), formerName: namesIn(before) };
  const known = { businessNumber: after.number, country: after.country };
  await notices.notify(db, {
    kind: 'company.renamed',
    to: partners.flatMap(writers),
    about: { ...namedAs('company', names.company), ...namedAs('formerName', names.formerName), ...known },
    path: linkPaths.list(),
    content: partnerRenamed({ ...names, ...known }),
  });
};

type Decided = { to: string[]; change: IdentityChange };

export const notifyIdentityAccepted = (db: Db, { notices }: Pick<CaseDeps, 'notices'>, { to, change }: Decided) => {
  const names = namesIn(change.after);
  return notices.notify(db, {
    kind: 'company.identityDecided',
    to,
    about: { ...namedAs('company', names), decision: 'accepted' },
    path: companyPaths.identity(),
    content: identityAccepted(names),
  });
};

export const notifyIdentityRejected = (
  db: Db,
  { notices }: Pick<CaseDeps, 'notices'>,
  { to, change }: Decided,
  reason: string,
) => {
  const names = namesIn(change.after);
  return notices.notify(db, {
    kind: 'company.identityDecided',
    to,
    about: { ...namedAs('company', names), decision: 'rejected', reason },
    path: companyPaths.identity(),
    content: identityRejected(names, reason),
  });
};
