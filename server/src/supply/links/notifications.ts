import { type LinkState, namedAs, nameFor } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { writersOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { linkAnswered, linkAsked } from '../supply.mails.ts';
import { findCompanyFacts } from './link.store.ts';

type LinkNews = {
  linkId: string;
  /** Company that is notified, and company that has acted. */
  otherId: string;
  companyId: string;
  isAsked: boolean;
  state: LinkState;
  note: string;
};

/** Notifies the owners and editors of the other side that a link waits for their answer, or was answered. */
export const notifyOtherSide = async (
  db: Db,
  notices: Notices,
  { linkId, otherId, companyId, isAsked, state, note }: LinkNews,
) => {
  const path = linkPaths.detail(linkId);
  // The company that has acted has answered what it was asked.
  await notices.settle(db, { to: await writersOf(db, companyId), kinds: ['supply.linkAsked'], path });
  const names = await findCompanyFacts(db, companyId);
  const reason = state === 'disputed' ? note : '';
  await notices.notify(db, {
    kind: isAsked ? 'supply.linkAsked' : 'supply.linkAnswered',
    to: await writersOf(db, otherId),
    about: { ...namedAs('company', names), state, ...(reason && { reason }) },
    path,
    content: (language, input) =>
      (isAsked ? linkAsked : linkAnswered)(language, {
        ...input,
        company: nameFor(names, language),
        ...(reason && { reason }),
      }),
  });
};
