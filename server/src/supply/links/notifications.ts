import type { LinkState } from '@ieum/contract';
import { writersOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { linkAnswered, linkAsked } from '../supply.mails.ts';
import { findCompanyFacts } from './link.store.ts';

type Told = {
  linkId: string;
  /** Who hears of it, and who has said it. */
  otherId: string;
  companyId: string;
  isAsked: boolean;
  state: LinkState;
  note: string;
};

/** To those who write for the other side: something waits for their answer, or has been answered. */
export const tellOther = async (
  db: Db,
  notices: Notices,
  { linkId, otherId, companyId, isAsked, state, note }: Told,
) => {
  const { name: company } = await findCompanyFacts(db, companyId);
  const reason = state === 'disputed' ? note : '';
  await notices.tell(db, {
    kind: isAsked ? 'supply.linkAsked' : 'supply.linkAnswered',
    to: await writersOf(db, otherId),
    about: { company, state, ...(reason && { reason }) },
    path: `/supply-chain/links/${linkId}`,
    letter: (language, told) =>
      (isAsked ? linkAsked : linkAnswered)(language, { ...told, company, ...(reason && { reason }) }),
  });
};
