import { type Declaration, type ListedDeclaration, NO_NAMES } from '@ieum/contract';
import type { Db } from '../../../kit/db/database.ts';
import { fail } from '../../../kit/http/failure.ts';
import { findComments, findReplies } from '../comment.store.ts';
import { turnOf } from '../declaration.rules.ts';
import type { DeclarationRow } from '../declaration.store.ts';
import { seeDeclaration } from '../lock.ts';
import { findRounds, findSnapshots, type SnapshotRow } from '../round.store.ts';
import { isSubmitted, type Reader, sideOf } from '../side.policy.ts';
import { HIDDEN_REVIEWER, presentToRespondent } from './respondent.presenter.ts';
import { lastSeenChange, presentTaker, presentToReviewer } from './reviewer.presenter.ts';
import { presentComments, presentRounds } from './round.presenter.ts';
import { findShown, type ShownDeclaration } from './view.store.ts';

/** Keeps the order of the ids. Shows each declaration as the caller's side may see it, and leaves out the others. */
export const presentListed = async (db: Db, actor: Reader, ids: string[]): Promise<ListedDeclaration[]> => {
  if (ids.length === 0) return [];
  const found = new Map((await findShown(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    const side = row && sideOf(row, actor);
    if (!side) return [];
    const ofSide =
      side === 'reviewer'
        ? { ...presentTaker(row, actor.id), updatedAt: lastSeenChange(row) }
        : { ...HIDDEN_REVIEWER, updatedAt: row.updatedAt };
    return [{ ...headOf(row), round: row.round, waits: turnOf(row.state, side), ...ofSide }];
  });
};

/** Returns everything of a declaration that the caller's side may see, and the acts that they can do. */
export const presentDeclaration = async (db: Db, actor: Reader, id: string): Promise<Declaration> => {
  const { row, side } = await seeDeclaration(db, actor, id);
  const [shown] = await findShown(db, [id]);
  if (!shown) return fail('request.not_found');
  const rounds = presentRounds(await findRounds(db, id), shown, side);
  const [last, before] = await findSnapshots(db, id, row.round);
  const comments = await findComments(db, id, side === 'reviewer');
  const presentToSide = side === 'reviewer' ? presentToReviewer : presentToRespondent;
  return {
    ...headOf(shown),
    side,
    requestId: row.requestId,
    message: row.message,
    needsTwo: row.needsTwo,
    validityMonths: row.validityMonths,
    ...submittedOf(row, last, before),
    comments: presentComments(comments, await findReplies(db, id), shown, side),
    rounds,
    ...(await presentToSide(db, actor, { row, shown, last })),
  };
};

/** Returns nothing for a declaration that was recalled before any decision. */
const submittedOf = (row: DeclarationRow, last?: SnapshotRow, before?: SnapshotRow) =>
  last && isSubmitted(row)
    ? { snapshot: last.snapshot, hash: last.hash, before: before?.snapshot ?? null }
    : { snapshot: null, hash: '', before: null };

const headOf = (row: ShownDeclaration) => {
  const { id, kind, state, version, edition, purpose, submittedAt, decidedAt } = row;
  const { respondentId, reviewerId, formId } = row;
  return {
    id,
    kind,
    state,
    version,
    edition,
    purpose,
    submittedAt,
    decidedAt,
    respondent: {
      id: respondentId,
      ...row.respondentNames,
      country: row.respondentCountry,
      number: row.respondentNumber,
    },
    reviewer: reviewerId === null ? null : reviewerOf(row, reviewerId),
    subject: {
      factoryId: row.factoryId,
      productId: row.productId,
      from: row.from,
      to: row.to,
      name: subjectName(row),
      form:
        formId === null || !row.formName ? null : { id: formId, words: row.formName, version: row.formVersion ?? 1 },
    },
    dueOn: row.dueOn ?? '',
    validTo: row.validTo ?? '',
  };
};

/** Shows the current name for a draft, and otherwise the name at the submission. */
const subjectName = ({ state, saidName, factoryName, productName }: ShownDeclaration) =>
  (state === 'draft' ? null : saidName) ?? factoryName ?? productName ?? '';

const reviewerOf = (row: ShownDeclaration, id: string) => ({
  id,
  ...(row.reviewerNames ?? NO_NAMES),
  country: row.reviewerCountry ?? '',
  number: row.reviewerNumber ?? '',
});
