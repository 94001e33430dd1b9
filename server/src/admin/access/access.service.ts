import type { accessesContract } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { cappedTotal } from '../audit/audit.service.ts';
import { monthOf, monthsBetween, spanOfMonth } from '../log/korean-time.ts';
import { maskedPerson } from '../log/masked-person.ts';
import { turned } from '../log/page-cursor.ts';
import {
  countAccesses,
  findAccesses,
  findAccessMonth,
  findFirstAccess,
  findReview,
  findReviewedMonths,
  insertReview,
} from './access.store.ts';

const isOver = (month: string, now: Date) => spanOfMonth(month).end <= now;

export const accessService: Handlers<typeof accessesContract> = {
  async listAccesses({ db }, { before, after, ...filters }) {
    const turn = { before, after };
    const found = (await findAccesses(db, filters, turn)).map(({ person, of, ...line }) => ({
      ...line,
      person: maskedPerson(person),
      of: of && maskedPerson(of),
    }));
    return { ...turned(found, turn), ...cappedTotal(await countAccesses(db, filters)) };
  },

  async getAccessMonth({ db, clock }, { month, ...page }) {
    const now = clock();
    const first = await findFirstAccess(db);
    const reviewed = new Set(await findReviewedMonths(db));
    const months = monthsBetween(monthOf(first ?? now), monthOf(now));
    const { rows, ...found } = await findAccessMonth(db, month, page);
    const review = await findReview(db, month);
    return {
      ...found,
      rows: rows.map((row) => ({ ...row, person: maskedPerson(row.person) })),
      isOver: isOver(month, now),
      review: review ? { ...review, by: maskedPerson(review.by) } : null,
      months: months.map((listed) => ({ month: listed, isReviewed: reviewed.has(listed) })),
    };
  },

  async reviewAccessMonth({ db, actor, clock }, { month, note }) {
    const at = clock();
    if (!isOver(month, at)) fail('admin.month_not_over', { month: 'not_over' });
    const made = await insertReview(db, { month, reviewerId: actor.id, at, note });
    if (!made) fail('admin.month_reviewed', { month: 'reviewed' });
    return { id: month };
  },
};
