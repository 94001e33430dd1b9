import { formatDate, type Language, namedAs, nameFor, type ScriptNames, TAG_OF } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { writersOf, writersOfEach } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
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

type Changed = { id: string; names: ScriptNames; dueOn: string; reason?: string };
type Due = EventOf<'requestDue'>;

/** Notifies the other side of a request. */
export const requestNotifications = (notices: Notices): ReviewSubscriber => {
  /** The supplier has nothing more to do about a request. */
  const settle = async (db: Db, id: string, supplierId: string) =>
    notices.settle(db, {
      to: await writersOf(db, supplierId),
      kinds: ['review.asked', 'review.due'],
      path: reviewPaths.request(id),
    });

  return {
    async declarationSubmitted(db, { requestId, respondentId }) {
      if (requestId !== null) await settle(db, requestId, respondentId);
    },

    async requestsSent(db, { askerId, dueOn, requests }) {
      const names = await findPartner(db, askerId);
      const writers = await writersOfEach(db, [...new Set(requests.map(({ supplierId }) => supplierId))]);
      await notices.notifyEach(
        db,
        'review.asked',
        requests.map(({ id, supplierId }) => noticeOf('asked', { id, names, dueOn }, writers(supplierId))),
      );
    },

    async requestChanged(db, { change, request, reason }) {
      const { id, askerId, supplierId, dueOn } = request;
      if (change === 'declined' || change === 'cancelled') await settle(db, id, supplierId);
      const [byId, toId] = change === 'declined' ? [supplierId, askerId] : [askerId, supplierId];
      const names = await findPartner(db, byId);
      const kind = change === 'reminded' ? 'review.due' : 'review.asked';
      await notices.notify(db, { kind, ...noticeOf(change, { id, names, dueOn, reason }, await writersOf(db, toId)) });
    },

    async requestsReminded(db, { askerId, requests }) {
      const names = await findPartner(db, askerId);
      const writers = await writersOfEach(db, [...new Set(requests.map(({ supplierId }) => supplierId))]);
      await notices.notifyEach(
        db,
        'review.due',
        requests.map(({ id, supplierId, dueOn }) => noticeOf('reminded', { id, names, dueOn }, writers(supplierId))),
      );
    },

    async requestDue(db, event) {
      const { request, askerNames, supplierNames, days } = event;
      await notices.notify(db, {
        ...dueNoticeOf(event, askerNames, await writersOf(db, request.supplierId)),
        content: (language, reader) =>
          requestDue(language, {
            ...reader,
            company: nameFor(askerNames, language),
            dueDay: formatDate(request.dueOn, TAG_OF[language]),
          }),
      });
      if (days >= 0) return;
      await notices.notify(db, {
        ...dueNoticeOf(event, supplierNames, await writersOf(db, request.askerId)),
        content: (language, reader) =>
          requestOverdue(language, {
            ...reader,
            company: nameFor(supplierNames, language),
            dueDay: formatDate(request.dueOn, TAG_OF[language]),
          }),
      });
    },
  };
};

const noticeOf = (change: keyof typeof CHANGE_MAILS, { id, names, dueOn, reason = '' }: Changed, to: string[]) => ({
  to,
  about: { ...namedAs('company', names), change, dueOn, ...(reason && { reason }) },
  path: reviewPaths.request(id),
  content: (language: Language, reader: { name: string; url: string }) =>
    CHANGE_MAILS[change](language, {
      ...reader,
      company: nameFor(names, language),
      dueDay: formatDate(dueOn, TAG_OF[language]),
      ...(reason && { reason }),
    }),
});

const dueNoticeOf = ({ request: { id, dueOn }, days }: Due, names: ScriptNames, to: string[]) => ({
  kind: 'review.due' as const,
  to,
  about: { ...namedAs('company', names), change: days < 0 ? 'overdue' : 'due', dueOn, days: String(days) },
  path: reviewPaths.request(id),
});
