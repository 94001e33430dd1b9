import { namedAs, nameFor } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { operatorsOf, writersOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import type { ReviewSubscriber } from '../record/events.ts';
import { findPersonName } from '../record/people.store.ts';
import { approvalAnswered, approvalAsked, submitted } from './answering.mails.ts';

/** Notifies the reviewer of a submission, and colleagues of an approval inside the company. */
export const answeringNotifications = (notices: Notices): ReviewSubscriber => ({
  async declarationSubmitted(db, { id, round, respondentId, respondentNames: names, reviewerId }) {
    const to = await writersOf(db, respondentId);
    await notices.settle(db, { to, kinds: ['review.decided', 'review.ending'], path: reviewPaths.declaration(id) });
    await notices.notify(db, {
      kind: 'review.submitted',
      to: await (reviewerId === null ? operatorsOf(db) : writersOf(db, reviewerId)),
      about: { ...namedAs('company', names), round: String(round) },
      path: reviewerId === null ? reviewPaths.adminReview(id) : reviewPaths.declaration(id),
      content: (language, reader) => submitted(language, { ...reader, company: nameFor(names, language) }),
    });
  },

  async approvalAsked(db, { declarationId, askedBy, colleagueId, note }) {
    const named = await namedIn(db, askedBy, note);
    await notices.notify(db, {
      ...approvalNotice(declarationId, colleagueId),
      about: { ...named, change: 'asked' },
      content: (language, reader) => approvalAsked(language, { ...reader, ...named }),
    });
  },

  async approvalAnswered(db, { declarationId, answeredBy, askedBy, isApproved, note }) {
    const { kind, path, to } = approvalNotice(declarationId, answeredBy);
    await notices.settle(db, { to, kinds: [kind], path });
    if (askedBy === null) return;
    const named = await namedIn(db, answeredBy, note);
    await notices.notify(db, {
      ...approvalNotice(declarationId, askedBy),
      about: { ...named, change: isApproved ? 'given' : 'refused' },
      content: (language, reader) => approvalAnswered(language, { ...reader, ...named }),
    });
  },
});

const approvalNotice = (declarationId: string, to: string) => ({
  kind: 'review.approval' as const,
  to: [to],
  path: reviewPaths.declaration(declarationId),
});

const namedIn = async (db: Db, userId: string, note: string) => ({
  person: await findPersonName(db, userId),
  ...(note && { reason: note }),
});
