import { formatPeriods, seriesSpan, TAG_OF } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { writersOf } from '../../../company/notifications.ts';
import type { Notices } from '../../../notice/inbox/notices.ts';
import type { ReviewSubscriber } from '../../record/events.ts';
import { seriesSent, seriesStopped } from '../request.mails.ts';

const KIND = 'review.series';

/** Notifies the company that asks of what its series did by itself. Suppliers get the notices of single requests. */
export const seriesNotifications = (notices: Notices): ReviewSubscriber => ({
  async seriesSent(db, { id, companyId, purpose, period, every, sent, notAsked, behind }) {
    const { from, to } = seriesSpan(every, period);
    await notices.notify(db, {
      kind: KIND,
      to: await writersOf(db, companyId),
      about: {
        change: 'sent',
        subject: purpose,
        period: from,
        periodTo: to,
        sent: String(sent),
        notAsked: String(notAsked),
        behind: String(behind),
      },
      path: reviewPaths.oneSeries(id),
      content: (language, reader) =>
        seriesSent(language, { ...reader, about: purpose, period: formatPeriods(from, to, TAG_OF[language]) }),
    });
  },

  async seriesStopped(db, { id, companyId, purpose }) {
    await notices.notify(db, {
      kind: KIND,
      to: await writersOf(db, companyId),
      about: { change: 'stopped', subject: purpose },
      path: reviewPaths.oneSeries(id),
      content: (language, reader) => seriesStopped(language, { ...reader, about: purpose }),
    });
  },
});
