import { formatDate, type Language, TAG_OF } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { writersOf, writersOfEach } from '../../company/notifications.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import type { EventOf, ReviewSubscriber } from '../record/events.ts';
import { findPartner } from '../record/people.store.ts';
import {
  requestAsked,
  requestCancelled,
  requestDeclined,
  requestDue,
  requestDueChanged,
  requestOverdue,
} from './request.mails.ts';

const CHANGE_MAILS = {
  asked: requestAsked,
  dueChanged: requestDueChanged,
  cancelled: requestCancelled,
  declined: requestDeclined,
  reminded: requestDue,
};

type Changed = { id: string; company: string; dueOn: string; reason?: string };
type Due = EventOf<'requestDue'>;

/** Notifies the other side of a request. */
export const requestNotifications = (notices: Notices): ReviewSubscriber => ({
  async requestsSent(db, { askerId, dueOn, requests }) {
    const { name: company } = await findPartner(db, askerId);
    const writers = await writersOfEach(db, [...new Set(requests.map(({ supplierId }) => supplierId))]);
    await notices.notifyEach(
      db,
      'review.asked',
      requests.map(({ id, supplierId }) => noticeOf('asked', { id, company, dueOn }, writers(supplierId))),
    );
  },

  async requestChanged(db, { change, request, reason }) {
    const { id, askerId, supplierId, dueOn } = request;
    const [byId, toId] = change === 'declined' ? [supplierId, askerId] : [askerId, supplierId];
    const { name: company } = await findPartner(db, byId);
    const kind = change === 'reminded' ? 'review.due' : 'review.asked';
    await notices.notify(db, { kind, ...noticeOf(change, { id, company, dueOn, reason }, await writersOf(db, toId)) });
  },

  async requestDue(db, event) {
    const { request, askerName, supplierName, days } = event;
    await notices.notify(db, {
      ...dueNoticeOf(event, askerName, await writersOf(db, request.supplierId)),
      content: (language, reader) =>
        requestDue(language, { ...reader, company: askerName, dueDay: formatDate(request.dueOn, TAG_OF[language]) }),
    });
    if (days >= 0) return;
    await notices.notify(db, {
      ...dueNoticeOf(event, supplierName, await writersOf(db, request.askerId)),
      content: (language, reader) =>
        requestOverdue(language, {
          ...reader,
          company: supplierName,
          dueDay: formatDate(request.dueOn, TAG_OF[language]),
        }),
    });
  },
});

const noticeOf = (change: keyof typeof CHANGE_MAILS, { id, company, dueOn, reason = '' }: Changed, to: string[]) => ({
  to,
  about: { company, change, dueOn, ...(reason && { reason }) },
  path: reviewPaths.request(id),
  content: (language: Language, reader: { name: string; url: string }) =>
    CHANGE_MAILS[change](language, {
      ...reader,
      company,
      dueDay: formatDate(dueOn, TAG_OF[language]),
      ...(reason && { reason }),
    }),
});

const dueNoticeOf = ({ request: { id, dueOn }, days }: Due, company: string, to: string[]) => ({
  kind: 'review.due' as const,
  to,
  about: { company, change: days < 0 ? 'overdue' : 'due', dueOn, days: String(days) },
  path: reviewPaths.request(id),
});
