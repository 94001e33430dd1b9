import { formatDate, TAG_OF } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { writersOf } from '../../company/notifications.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import type { ReviewSubscriber } from '../record/events.ts';
import { findPartner } from '../record/people.store.ts';
import { approvalEnded, approvalEnding, approved, rejected, returned } from './decision.mails.ts';

const DECISION_MAILS = { approved, returned, rejected };

/** Notifies the company that answered of a decision, and of the end of an approval. */
export const reviewingNotifications = (notices: Notices): ReviewSubscriber => ({
  async declarationDecided(db, { id, decision, respondentId, reviewerId, note }) {
    // The operator has no name.
    const company = reviewerId === null ? '' : (await findPartner(db, reviewerId)).name;
    const named = { ...(company && { company }), ...(note && { reason: note }) };
    await notices.notify(db, {
      kind: 'review.decided',
      to: await writersOf(db, respondentId),
      about: { ...named, change: decision },
      path: reviewPaths.declaration(id),
      content: (language, reader) => DECISION_MAILS[decision](language, { ...reader, ...named }),
    });
  },

  async validityEnding(db, { id, respondentId, reviewerName, validTo, days }) {
    const named = reviewerName && { company: reviewerName };
    const mail = days < 0 ? approvalEnded : approvalEnding;
    await notices.notify(db, {
      kind: 'review.ending',
      to: await writersOf(db, respondentId),
      about: { ...named, change: days < 0 ? 'ended' : 'ending', days: String(days), validTo },
      path: reviewPaths.declaration(id),
      content: (language, reader) =>
        mail(language, { ...reader, ...named, lastDay: formatDate(validTo, TAG_OF[language]) }),
    });
  },
});
