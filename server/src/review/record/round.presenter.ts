import type { ReviewComment, ReviewRound } from '@ieum/contract';
import type { CommentRow, ReplyRow } from './comment.store.ts';
import type { ReviewSide } from './event.store.ts';
import type { RoundRow } from './round.store.ts';

type SideNames = { respondentName: string; reviewerName: string | null };

/** How somebody of a side is called: by name to their own people, by the company to the others; operators have none. */
export const calledBy = (names: SideNames, of: ReviewSide, viewer: ReviewSide, person: string | null) => {
  if (of === viewer) return person ?? '';
  return of === 'respondent' ? names.respondentName : (names.reviewerName ?? '');
};

/** What was taken back is for those who had said it. */
export const presentRounds = (rows: RoundRow[], names: SideNames, viewer: ReviewSide): ReviewRound[] =>
  rows
    .filter(({ decision }) => viewer === 'respondent' || decision !== 'recalled')
    .map(({ submittedBy, decidedBy, secondBy, ...row }) => {
      const decider: ReviewSide = row.decision === 'recalled' ? 'respondent' : 'reviewer';
      return {
        ...row,
        submittedBy: calledBy(names, 'respondent', viewer, submittedBy),
        decidedBy: row.decision === null ? '' : calledBy(names, decider, viewer, decidedBy),
        // One name stands for the other company, however many of its people have looked.
        secondBy: viewer === 'reviewer' ? (secondBy ?? '') : '',
      };
    });

export const presentComments = (
  comments: CommentRow[],
  replies: ReplyRow[],
  names: SideNames,
  viewer: ReviewSide,
): ReviewComment[] => {
  const byComment = Map.groupBy(replies, ({ commentId }) => commentId);
  return comments.map(({ publishedAt, by, ...comment }) => ({
    ...comment,
    by: calledBy(names, 'reviewer', viewer, by),
    isMine: viewer === 'reviewer',
    isPublished: publishedAt !== null,
    replies: (byComment.get(comment.id) ?? []).map(({ id, text, at, by: person }) => ({
      ...{ id, text, at, by: calledBy(names, 'respondent', viewer, person), isMine: viewer === 'respondent' },
    })),
  }));
};
