import type { ReviewComment, ReviewRound, ScriptNames } from '@ieum/contract';
import type { CommentRow, ReplyRow } from '../comment.store.ts';
import type { ReviewSide } from '../event.store.ts';
import type { RoundRow } from '../round.store.ts';

type SideNames = { respondentNames: ScriptNames; reviewerNames: ScriptNames | null };

/**
 * Returns the name to show for a person: their own to their side, the company's to the other side. Operators have none.
 */
export const calledBy = (names: SideNames, of: ReviewSide, viewer: ReviewSide, person: string | null) => {
  if (of === viewer) return person ?? '';
  return of === 'respondent' ? names.respondentNames.name : (names.reviewerNames?.name ?? '');
};

/** Shows a recalled round only to the side that submitted it. */
export const presentRounds = (rows: RoundRow[], names: SideNames, viewer: ReviewSide): ReviewRound[] =>
  rows
    .filter(({ decision }) => viewer === 'respondent' || decision !== 'recalled')
    .map(({ submittedBy, decidedBy, secondBy, ...row }) => {
      const decider: ReviewSide = row.decision === 'recalled' ? 'respondent' : 'reviewer';
      return {
        ...row,
        submittedBy: calledBy(names, 'respondent', viewer, submittedBy),
        decidedBy: row.decision === null ? '' : calledBy(names, decider, viewer, decidedBy),
        // The other side sees the company's name once, however many of its people have reviewed.
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
      id,
      text,
      at,
      by: calledBy(names, 'respondent', viewer, person),
      isMine: viewer === 'respondent',
    })),
  }));
};
