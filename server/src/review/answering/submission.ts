import { askedQuestions, questionsOf, readSnapshot } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { deleteApproval, findApproval } from '../record/approval.store.ts';
import { approvalState, stateAfter, stateBefore } from '../record/declaration.rules.ts';
import { type DeclarationRow, insertAuthor, updateDeclaration } from '../record/declaration.store.ts';
import type { ReviewDeps } from '../record/deps.ts';
import { lackingIn, lacksSubject } from '../record/draft-gaps.ts';
import { insertEvents, type ReviewEvent } from '../record/event.store.ts';
import { findAttachments, markSubmitted, restoreSubmitted } from '../record/files/attachment.store.ts';
import { findForm } from '../record/form.store.ts';
import type { Acting } from '../record/lock.ts';
import { findPartner } from '../record/people.store.ts';
import { lockRequest, reopenRequest, updateRequest } from '../record/request.store.ts';
import { decideRound, findSnapshots, insertRound } from '../record/round.store.ts';
import { nextReminderOn } from '../record/schedule.ts';
import { openFields } from '../record/snapshot/open-fields.ts';
import { filesIn, makeSnapshot } from '../record/snapshot/snapshot.ts';
import { idOfFile } from '../record/snapshot/values.ts';

type Deps = Pick<ReviewDeps, 'emit' | 'masking'>;

/** Submits a declaration: freezes its content and gives it to the reviewer. */
export const submit = async (db: Db, { emit, masking }: Deps, acting: Acting) => {
  const { row, by, at } = acting;
  if (lacksSubject(row)) fail('review.subject_missing');
  await refuseUnready(db, row);
  await refuseUnapproved(db, row);
  await answerRequest(db, row);
  const { text, hash, fileIds } = await makeSnapshot(db, masking, row, at);
  const round = row.round + 1;
  const submitted_at = at.toISOString();
  await insertRound(db, { declaration_id: row.id, round, snapshot: text, hash, submitted_at, submitted_by: by });
  await markSubmitted(db, fileIds, round);
  await insertAuthor(db, row.id, by);
  // The approval was for this round only.
  await deleteApproval(db, row.id);
  const respondentNames = await findPartner(db, row.respondentId);
  const submission = {
    state: stateAfter('submit', row.state),
    round,
    submitted_at,
    respondent_name: respondentNames.name,
  };
  const cleared = { taken_by: null, first_approver: null, decided_at: null };
  await updateDeclaration(db, row, { ...submission, ...cleared }, at);
  await insertEvents(db, [eventOf(acting, 'submitted', round)]);
  const { id, requestId, respondentId, reviewerId } = row;
  await emit(db, 'declarationSubmitted', { id, round, requestId, respondentId, respondentNames, reviewerId });
};

const eventOf = ({ row, by, at }: Acting, kind: ReviewEvent['kind'], round: number): ReviewEvent => ({
  declarationId: row.id,
  kind,
  round,
  side: 'respondent',
  by,
  at,
});

/** Refuses a draft with unanswered questions or with answers that name missing files. */
const refuseUnready = async (db: Db, row: DeclarationRow) => {
  const form = row.formId === null ? undefined : await findForm(db, row.formId);
  const content = form?.content ?? null;
  const open = await openFields(db, row, content ? questionsOf(content) : []);
  const lacking = lackingIn(row, content, open);
  if (lacking.length > 0) {
    fail('review.answers_missing', Object.fromEntries(lacking.map(({ path, problem }) => [path, problem])));
  }
  if (content === null) return;
  const attached = await findAttachments(db, row.id);
  const there = new Set(attached.filter(({ isDetached }) => !isDetached).map(({ id, path }) => `${path} ${id}`));
  const gone = askedQuestions(content, row.answers)
    .filter(({ kind }) => kind === 'file')
    .filter(({ key }) => {
      const answer = row.answers[key];
      return Array.isArray(answer) && answer.some((file) => !there.has(`answers.${key} ${idOfFile(file)}`));
    });
  if (gone.length > 0) fail('review.file_gone', Object.fromEntries(gone.map(({ key }) => [`answers.${key}`, 'gone'])));
};

/** If a colleague was asked to approve, refuses a draft that they have not approved. */
const refuseUnapproved = async (db: Db, row: DeclarationRow) => {
  const approval = await findApproval(db, row.id);
  if (!approval) return;
  const state = approvalState(approval, row.draftVersion);
  if (state !== 'approved') fail('review.approval_pending', { approval: state });
};

/** Marks the request as answered. Later rounds and editions belong to a request that was answered before. */
const answerRequest = async (db: Db, { requestId, respondentId }: DeclarationRow) => {
  if (requestId === null) return;
  const request = await lockRequest(db, respondentId, requestId);
  const isOver = request?.state === 'declined' || request?.state === 'cancelled';
  if (!request || isOver) fail('review.request_closed', { state: request?.state ?? '' });
  await updateRequest(db, requestId, { state: 'answered', next_reminder_on: null });
};

/** Recalls a declaration that nobody reviews yet, and restores its earlier state. */
export const recall = async (db: Db, acting: Acting) => {
  const { row, by, at } = acting;
  await decideRound(db, row.id, row.round, { decision: 'recalled', at, by });
  const [last] = await findSnapshots(db, row.id, row.round);
  const named = new Set(last ? filesIn(readSnapshot(last.snapshot).values) : []);
  const before = (await findAttachments(db, row.id)).map(({ id }) => id).filter((id) => named.has(id));
  await restoreSubmitted(db, row.id, row.round, before, last?.round ?? null);
  const submitted_at = last?.submittedAt ?? null;
  await updateDeclaration(db, row, { state: stateBefore(row.reopened), submitted_at }, at);
  await insertEvents(db, [eventOf(acting, 'recalled', row.round)]);
  if (row.requestId === null || row.edition > 1 || last) return;
  await reopenRequest(db, row.requestId, row.dueOn && nextReminderOn(row.dueOn, todayInSeoul(at)));
};
