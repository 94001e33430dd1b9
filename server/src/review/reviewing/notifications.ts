import { formatDate, type Language, namedAs, nameFor, type ScriptNames, TAG_OF } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { operatorsOf, writersOf } from '../../company/notifications.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import type { ReviewSubscriber } from '../record/events.ts';
import { findPartner } from '../record/people.store.ts';
import { approvalEnded, approvalEnding, approved, rejected, returned } from './decision.mails.ts';

const companyIn = (names: ScriptNames | null, language: Language) => names && { company: nameFor(names, language) };

const DECISION_MAILS = { approved, returned, rejected };

/** Notifies the company that answered of a decision, and of the end of an approval. */
export const reviewingNotifications = (notices: Notices): ReviewSubscriber => ({
  async declarationDecided(db, { id, decision, respondentId, reviewerId, note }) {
    // The operator has no name.
    const names = reviewerId === null ? null : await findPartner(db, reviewerId);
    const said = note && { reason: note };
    await notices.settle(db, {
      to: await (reviewerId === null ? operatorsOf(db) : writersOf(db, reviewerId)),
      kinds: ['review.submitted'],
      path: reviewerId === null ? reviewPaths.adminReview(id) : reviewPaths.declaration(id),
    });
    await notices.notify(db, {
      kind: 'review.decided',
      to: await writersOf(db, respondentId),
      about: { ...(names && namedAs('company', names)), ...said, change: decision },
      path: reviewPaths.declaration(id),
      content: (language, reader) =>
        DECISION_MAILS[decision](language, { ...reader, ...companyIn(names, language), ...said }),
    });
  },

  async validityEnding(db, { id, respondentId, reviewerNames: names, validTo, days }) {
    const mail = days < 0 ? approvalEnded : approvalEnding;
    await notices.notify(db, {
      kind: 'review.ending',
      to: await writersOf(db, respondentId),
      about: {
        ...(names && namedAs('company', names)),
        change: days < 0 ? 'ended' : 'ending',
        days: String(days),
        validTo,
      },
      path: reviewPaths.declaration(id),
      content: (language, reader) =>
        mail(language, { ...reader, ...companyIn(names, language), lastDay: formatDate(validTo, TAG_OF[language]) }),
    });
  },
});
