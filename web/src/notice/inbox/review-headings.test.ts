import { expect, it } from 'vitest';
import { isReviewKind, reviewHeadingOf } from './review-headings.ts';

it('S2.11 says what exactly happened in a review, and of what it does not know only the kind', () => {
  expect(reviewHeadingOf('review.asked', { change: 'dueChanged' })).toBe('review.askedDue');
  expect(reviewHeadingOf('review.decided', { change: 'returned' })).toBe('review.returned');
  expect(reviewHeadingOf('review.action', { change: 'overdue' })).toBe('review.actionOverdue');
  expect(reviewHeadingOf('review.action', { change: 'turned upside down' })).toBe('review.action');
  expect(reviewHeadingOf('review.submitted', {})).toBe('review.submitted');
});

it('knows the kinds of reviews', () => {
  expect([isReviewKind('review.due'), isReviewKind('flow.said')]).toEqual([true, false]);
});
