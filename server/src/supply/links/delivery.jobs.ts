import type { LinkSide } from '@ieum/contract';
import { z } from 'zod';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { findEvent, findPartnerByNumber, lockLink, placePartner } from './delivery.store.ts';
import { otherSide } from './link.rules.ts';
import type { LinkRow } from './link.store.ts';
import { notifyOtherSide } from './notifications.ts';

const KIND = 'supply.delivery';
const delivery = z.strictObject({
  linkId: z.uuid(),
  version: z.int(),
  /** Company that has acted. */
  companyId: z.uuid(),
  isAsked: z.boolean(),
  /** Company that was notified of the same before. */
  heardBy: z.uuid().nullable(),
});
/** Announcement by an invitation, for a link that may have been announced before. */
type Again = { invitationId: string; heardBy: string | null };
export type Enqueue = (db: Db, job: { kind: string; key: string; payload?: unknown }) => Promise<unknown>;

/**
 * Leaves the notification to a job. A request that looked for the other company, or notified it, would show by its
 * duration whether a number has a company here.
 */
export const announce = async (db: Db, enqueue: Enqueue, link: LinkRow, companyId: string, again?: Again) => {
  if (link.state === 'unidentified') return;
  const news = { linkId: link.id, version: link.version, companyId, isAsked: link.waitsFor !== null };
  const key = [link.id, link.version, again?.invitationId].filter(Boolean).join(':');
  await enqueue(db, { kind: KIND, key, payload: { ...news, heardBy: again?.heardBy ?? null } });
};

export const deliveryJobs = ({ notices }: { notices: Notices }) => ({
  [KIND]: async ({ payload, inTransaction }: Pick<JobContext, 'payload' | 'inTransaction'>) => {
    const parsed = delivery.parse(payload);
    await inTransaction((db) => deliver(db, notices, parsed));
  },
});

const deliver = async (
  db: Db,
  notices: Notices,
  { linkId, version, companyId, isAsked, heardBy }: z.infer<typeof delivery>,
) => {
  const link = await lockLink(db, linkId);
  if (!link) return;
  const side: LinkSide = link.buyerId === companyId ? 'buyer' : 'supplier';
  const before = side === 'buyer' ? link.supplierId : link.buyerId;
  const otherId = await placeOther(db, link, companyId, side, before);
  const event = await findEvent(db, linkId, version);
  if (otherId === null || otherId === heardBy || !event) return;
  await notifyOtherSide(db, notices, { ...event, linkId, otherId, companyId, isAsked });
};

/** Returns the company that the number means, while the link waits for it. */
const placeOther = async (db: Db, link: LinkRow, ownId: string, side: LinkSide, before: string | null) => {
  const isOpen = before === null && link.state === 'proposed' && link.proposedBy === side;
  if (!isOpen || link.partnerNumber === '') return before;
  const found = await findPartnerByNumber(db, link.partnerNumber);
  if (found === undefined || found === ownId) return null;
  await placePartner(db, link.id, otherSide(side), found);
  return found;
};
