import {
  type Declaration,
  type DeclarationDraft,
  type InsideApproval,
  type ListedDeclaration,
  questionsOf,
  readSnapshot,
} from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { type ApprovalRow, findApproval } from './approval.store.ts';
import { findAttachments } from './attachment.store.ts';
import { findComments, findReplies } from './comment.store.ts';
import { actsOf, approvalState, isPossibleIn, turnOf } from './declaration.rules.ts';
import { type DeclarationRow, findEditions } from './declaration.store.ts';
import { lackingIn } from './draft-gaps.ts';
import type { ReviewSide } from './event.store.ts';
import { findForm } from './form.store.ts';
import { seeDeclaration } from './lock.ts';
import { findDomains, isOfRespondent } from './people.store.ts';
import { presentComments, presentRounds } from './round.presenter.ts';
import { findRounds, findSnapshots, type SnapshotRow } from './round.store.ts';
import { isHandedIn, isSameDomain, mayWrite, type Reader, sideOf } from './side.policy.ts';
import { openFieldsAfter } from './snapshot/open-fields.ts';
import { findShown, type ShownDeclaration } from './view.store.ts';

/** Keeps the order of the ids. Shows each declaration as the caller's side may see it, and leaves out the others. */
export const presentListed = async (db: Db, actor: Reader, ids: string[]): Promise<ListedDeclaration[]> => {
  if (ids.length === 0) return [];
  const found = new Map((await findShown(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    const side = row && sideOf(row, actor);
    if (!side) return [];
    return [{ ...headOf(row, side), waits: turnOf(row.state, side), ...takenOf(row, side, actor.id) }];
  });
};

/** Returns everything of a declaration that the caller's side may see, and the acts that they can do. */
export const presentDeclaration = async (db: Db, actor: Reader, id: string): Promise<Declaration> => {
  const { row, side } = await seeDeclaration(db, actor, id);
  const [shown] = await findShown(db, [id]);
  if (!shown) return fail('request.not_found');
  const isReviewer = side === 'reviewer';
  const rounds = presentRounds(await findRounds(db, id), shown, side);
  const [last, before] = await findSnapshots(db, id, row.round);
  const comments = presentComments(await findComments(db, id, isReviewer), await findReplies(db, id), shown, side);
  const approval = isReviewer ? undefined : await findApproval(db, id);
  const isOwn = isReviewer && (await isOfRespondent(db, row, actor.id));
  const viewer = { side, userId: actor.id, mayWrite: mayWrite(actor), isOfRespondent: isOwn };
  return {
    ...headOf(shown, side),
    ...takenOf(shown, side, actor.id),
    ...(isReviewer && last && { round: last.round }),
    side,
    requestId: row.requestId,
    message: row.message,
    needsTwo: row.needsTwo,
    validityMonths: row.validityMonths,
    firstApprovalBy: isReviewer ? (shown.firstApprovalBy ?? '') : '',
    draft: await draftOf(db, row, shown.savedBy, { side, approval, userId: actor.id, before: last }),
    ...handedInOf(row, last, before),
    comments,
    attachments: await attachmentsOf(db, id, side),
    rounds,
    editions: await editionsOf(db, row, side),
    isSameDomain: isReviewer && isSameDomain(await findDomains(db, row.respondentId, actor.id)),
    acts: actsOf({ ...row, approval: approval ? statusOf(approval, row) : null }, viewer),
  };
};

const statusOf = (approval: ApprovalRow, { draftVersion }: DeclarationRow) => ({
  state: approvalState(approval, draftVersion),
  personId: approval.personId,
});

/** Returns nothing for a declaration that was recalled before any decision. */
const handedInOf = (row: DeclarationRow, last?: SnapshotRow, before?: SnapshotRow) =>
  last && isHandedIn(row)
    ? { snapshot: last.snapshot, hash: last.hash, before: before?.snapshot ?? null }
    : { snapshot: null, hash: '', before: null };

type Drafting = {
  side: ReviewSide;
  approval: ApprovalRow | undefined;
  userId: string;
  before: SnapshotRow | undefined;
};

/** Shows the draft only to the company that answers, and only while it is its turn. */
const draftOf = async (
  db: Db,
  row: DeclarationRow,
  savedBy: string | null,
  { side, approval, userId, before }: Drafting,
): Promise<DeclarationDraft | null> => {
  if (side !== 'respondent' || !isPossibleIn('save', row.state)) return null;
  const form = row.formId === null ? undefined : await findForm(db, row.formId);
  const content = form?.content ?? null;
  const open =
    row.reopened &&
    openFieldsAfter(row.reopened, before && readSnapshot(before.snapshot), content ? questionsOf(content) : []);
  return {
    form: content,
    answers: { ...row.answers },
    offered: row.offered,
    statement: row.statement,
    reopened: open,
    missing: lackingIn(row, content, open),
    savedAt: row.savedAt,
    savedBy: savedBy ?? '',
    approval: approval ? presentApproval(approval, row, userId) : null,
  };
};

const presentApproval = (approval: ApprovalRow, row: DeclarationRow, userId: string): InsideApproval => ({
  state: approvalState(approval, row.draftVersion),
  person: { id: approval.personId, name: approval.personName },
  isOfMe: approval.personId === userId,
  askedBy: approval.askedBy ?? '',
  askedAt: approval.askedAt,
  note: approval.note,
  answer: approval.answer,
  answeredAt: approval.answeredAt,
});

/** Shows the reviewer only submitted files. */
const attachmentsOf = async (db: Db, id: string, side: ReviewSide) => {
  const rows = await findAttachments(db, id);
  const seen = rows.filter(({ isDetached, handedInRound }) =>
    side === 'reviewer' ? handedInRound !== null : !isDetached || handedInRound !== null,
  );
  return seen.map(({ id: of, path, name, size, mediaType, at }) => ({ id: of, path, name, size, mediaType, at }));
};

const editionsOf = async (db: Db, { lineId, id }: DeclarationRow, side: ReviewSide) =>
  (await findEditions(db, lineId))
    .filter((listed) => listed.id !== id && (side === 'respondent' || isHandedIn(listed)))
    .map(({ id: of, edition, state, validTo }) => ({ id: of, edition, state, validTo: validTo ?? '' }));

/** Shows people's names only to their own side. */
const takenOf = ({ takenBy, takenById }: ShownDeclaration, side: ReviewSide, userId: string) => ({
  takenBy: side === 'reviewer' ? (takenBy ?? '') : '',
  isTakenByMe: side === 'reviewer' && takenById === userId,
});

const headOf = (row: ShownDeclaration, side: ReviewSide) => {
  const { id, kind, state, version, round, edition, purpose, submittedAt, decidedAt } = row;
  const { respondentId, reviewerId, formId } = row;
  const handedOver = [submittedAt, decidedAt].filter((moment) => moment !== null).toSorted();
  return {
    id,
    kind,
    state,
    version,
    round,
    edition,
    purpose,
    submittedAt,
    decidedAt,
    respondent: {
      id: respondentId,
      name: row.respondentName,
      country: row.respondentCountry,
      nameEnglish: row.respondentNameEnglish,
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
    // The reviewer must not see when the other side last worked on its draft.
    updatedAt: side === 'respondent' ? row.updatedAt : (handedOver.at(-1) ?? row.updatedAt),
  };
};

/** Shows the current name for a draft, and otherwise the name at the submission. */
const subjectName = ({ state, saidName, factoryName, productName }: ShownDeclaration) =>
  (state === 'draft' ? null : saidName) ?? factoryName ?? productName ?? '';

const reviewerOf = (row: ShownDeclaration, id: string) => ({
  id,
  name: row.reviewerName ?? '',
  nameEnglish: row.reviewerNameEnglish ?? '',
  country: row.reviewerCountry ?? '',
  number: row.reviewerNumber ?? '',
});
