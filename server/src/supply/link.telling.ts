import { writersOf } from '../company/company.telling.ts';
import type { Db } from '../kit/db.ts';
import type { Notices } from '../notice/notices.ts';
import { findCompanyFacts, type LinkRow } from './link.store.ts';
import { linkAnswered, linkAsked } from './supply.letters.ts';

/** To those who write for the other side: something waits for their answer, or has been answered. */
export const tellOther = async (db: Db, notices: Notices, link: LinkRow, actorCompanyId: string) => {
  const otherId = link.buyerId === actorCompanyId ? link.supplierId : link.buyerId;
  if (otherId === null) return;
  const { name: company } = await findCompanyFacts(db, actorCompanyId);
  const isAsked = link.waitsFor !== null;
  const reason = link.state === 'disputed' ? link.disputeReason : '';
  await notices.tell(db, {
    kind: isAsked ? 'supply.linkAsked' : 'supply.linkAnswered',
    to: await writersOf(db, otherId),
    about: { company, state: link.state, ...(reason && { reason }) },
    path: `/supply-chain/links/${link.id}`,
    letter: (language, told) =>
      (isAsked ? linkAsked : linkAnswered)(language, { ...told, company, ...(reason && { reason }) }),
  });
};
