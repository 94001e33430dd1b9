import { COMMENTS_MAX, type CommentSeverity, isWithin, readSnapshot } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { refuseAct } from '../record/act-refusal.ts';
import { findComment, findComments, findReplies } from '../record/comment.store.ts';
import { type Acting, type Ctx, seeDeclaration, takeDeclaration } from '../record/lock.ts';
import { findSnapshots } from '../record/round.store.ts';
import type { Reader } from '../record/side.policy.ts';
import { presentComments } from '../record/view/round.presenter.ts';
import { findShown } from '../record/view/view.store.ts';
import {
  countComments,
  deleteComment,
  forgetCommentInActions,
  insertComment,
  updateComment,
} from './decision.store.ts';

type Words = { severity: CommentSeverity; body: string };

/** Adds a comment on a field of the submission, or on a group of fields. */
export const comment = async (db: Db, { row, by, at }: Acting, { path, ...words }: Words & { path: string }) => {
  const [last] = await findSnapshots(db, row.id, row.round);
  const values = last ? readSnapshot(last.snapshot).values : [];
  if (!values.some((value) => isWithin(value.path, path))) fail('review.field_unknown', { path: 'unknown' });
  if ((await countComments(db, row.id, row.round)) >= COMMENTS_MAX) fail('review.comments_full');
  const draft = { declaration_id: row.id, round: row.round, path, ...words, published_at: null };
  const { id } = await insertComment(db, { ...draft, created_at: at.toISOString(), by });
  return id;
};

export const recomment = async (ctx: Ctx, id: string, words: Words) => {
  await takeComment(ctx, id);
  await updateComment(ctx.db, id, words);
};

export const uncomment = async (ctx: Ctx, id: string) => {
  await takeComment(ctx, id);
  await forgetCommentInActions(ctx.db, id);
  await deleteComment(ctx.db, id);
};

/** Accepts only unpublished comments of the round in review. For the other side they do not exist. */
const takeComment = async (ctx: Ctx, id: string) => {
  const found = (await findComment(ctx.db, id)) ?? fail('request.not_found');
  const { side } = await seeDeclaration(ctx.db, ctx.actor, found.declarationId);
  if (side === 'respondent' && found.publishedAt === null) fail('request.not_found');
  const { row } = await takeDeclaration(ctx, { id: found.declarationId, round: found.round }, 'comment');
  const still = (await findComment(ctx.db, id)) ?? fail('request.not_found');
  if (still.publishedAt !== null) refuseAct(row.state, 'comment');
};

/** Returns the comments that the caller's side may see. */
export const commentsSeen = async (db: Db, actor: Reader, declarationId: string) => {
  const { side } = await seeDeclaration(db, actor, declarationId);
  const [shown] = await findShown(db, [declarationId]);
  if (!shown) return fail('request.not_found');
  const comments = await findComments(db, declarationId, side === 'reviewer');
  return presentComments(comments, await findReplies(db, declarationId), shown, side);
};

export const oneComment = async (db: Db, actor: Reader, id: string) => {
  const found = (await findComment(db, id)) ?? fail('request.not_found');
  const seen = await commentsSeen(db, actor, found.declarationId);
  return seen.find((candidate) => candidate.id === id) ?? fail('request.not_found');
};
