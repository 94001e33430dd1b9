import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { writersOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { invitationAnswered } from './invitation.mails.ts';

type About = { companyId: string; invitedName: string; email: string; reason?: string };

/** Notifies the owners and editors of the company that has asked. */
export const notifyInviter = async (
  db: Db,
  notices: Notices,
  outcome: keyof typeof invitationAnswered,
  { companyId, invitedName, email, reason = '' }: About,
) => {
  // The name that they used themselves; it reveals nothing that they did not know.
  const company = invitedName || email;
  await notices.notify(db, {
    kind: 'supply.invitationAnswered',
    to: await writersOf(db, companyId),
    about: { company, outcome, ...(reason && { reason }) },
    path: invitationPaths.list(),
    content: (language, base) => invitationAnswered[outcome](language, { ...base, company, ...(reason && { reason }) }),
  });
};
