import { type DeclarationDraft, type InsideApproval, questionsOf, readSnapshot } from '@ieum/contract';
import type { Db } from '../../../kit/db/database.ts';
import { type ApprovalRow, findApproval } from '../approval.store.ts';
import { actsOf, approvalState, isPossibleIn } from '../declaration.rules.ts';
import { type DeclarationRow, findEditions } from '../declaration.store.ts';
import { lackingIn } from '../draft-gaps.ts';
import { findAttachments } from '../files/attachment.store.ts';
import { findForm } from '../form.store.ts';
import { mayWrite, type Reader } from '../side.policy.ts';
import { openFieldsAfter } from '../snapshot/open-fields.ts';
import { presentAttachment, presentEdition, type SeenDeclaration, type SideView } from './side-view.ts';

/** People of the reviewer are not shown to the company that answers. */
export const HIDDEN_REVIEWER = { takenBy: '', isTakenByMe: false };

/** Adds what only the company that answers sees: its draft, and everything that it has not submitted yet. */
export const presentToRespondent = async (db: Db, actor: Reader, seen: SeenDeclaration): Promise<SideView> => {
  const { row, shown } = seen;
  const approval = await findApproval(db, row.id);
  const attachments = await findAttachments(db, row.id);
  const editions = await findEditions(db, row.lineId);
  const viewer = { side: 'respondent', userId: actor.id, mayWrite: mayWrite(actor), isOfRespondent: false } as const;
  return {
    ...HIDDEN_REVIEWER,
    round: shown.round,
    updatedAt: shown.updatedAt,
    firstApprovalBy: '',
    draft: await draftOf(db, seen, approval, actor.id),
    attachments: attachments
      .filter(({ isDetached, submittedRound }) => !isDetached || submittedRound !== null)
      .map(presentAttachment),
    editions: editions.filter(({ id }) => id !== row.id).map(presentEdition),
    isSameDomain: false,
    acts: actsOf({ ...row, approval: approval ? statusOf(approval, row) : null }, viewer),
  };
};

const statusOf = (approval: ApprovalRow, { draftVersion }: DeclarationRow) => ({
  state: approvalState(approval, draftVersion),
  personId: approval.personId,
});

/** Shows the draft only while it is the company's turn. */
const draftOf = async (
  db: Db,
  { row, shown, last }: SeenDeclaration,
  approval: ApprovalRow | undefined,
  userId: string,
): Promise<DeclarationDraft | null> => {
  if (!isPossibleIn('save', row.state)) return null;
  const form = row.formId === null ? undefined : await findForm(db, row.formId);
  const content = form?.content ?? null;
  const open =
    row.reopened &&
    openFieldsAfter(row.reopened, last && readSnapshot(last.snapshot), content ? questionsOf(content) : []);
  return {
    form: content,
    answers: { ...row.answers },
    offered: row.offered,
    statement: row.statement,
    reopened: open,
    missing: lackingIn(row, content, open),
    savedAt: row.savedAt,
    savedBy: shown.savedBy ?? '',
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
