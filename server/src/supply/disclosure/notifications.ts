import { namedAs, nameFor } from '@ieum/contract';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { writersOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { findCompanyFacts } from '../links/link.store.ts';
import { disclosureAnswered, disclosureRequested } from '../supply.mails.ts';

/** Notifies the company that is to be seen: who asks, and for what purpose. */
export const notifyDisclosureRequested = async (
  db: Db,
  notices: Notices,
  { grantorId, granteeId, purpose }: { grantorId: string; granteeId: string; purpose: string },
) => {
  const names = await findCompanyFacts(db, granteeId);
  await notices.notify(db, {
    kind: 'supply.disclosureRequested',
    to: await writersOf(db, grantorId),
    about: { ...namedAs('company', names), reason: purpose },
    path: tierPaths.sharing(),
    content: (language, input) =>
      disclosureRequested(language, { ...input, company: nameFor(names, language), reason: purpose }),
  });
};

/**
 * Notifies the company that has asked. The mail says nothing of the other company, because a mail cannot be taken back.
 */
export const notifyDisclosureAnswered = async (db: Db, notices: Notices, { granteeId }: { granteeId: string }) =>
  notices.notify(db, {
    kind: 'supply.disclosureAnswered',
    to: await writersOf(db, granteeId),
    about: {},
    path: tierPaths.sharing(),
    content: (language, input) => disclosureAnswered(language, input),
  });
