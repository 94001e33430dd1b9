import type { Db } from '../../../kit/db/database.ts';
import { actsOf } from '../declaration.rules.ts';
import { findEditions } from '../declaration.store.ts';
import { findAttachments } from '../files/attachment.store.ts';
import { findDomains, isOfRespondent } from '../people.store.ts';
import { isSameDomain, isSubmitted, mayWrite, type Reader } from '../side.policy.ts';
import { presentAttachment, presentEdition, type SeenDeclaration, type SideView } from './side-view.ts';
import type { ShownDeclaration } from './view.store.ts';

/** Adds what only the reviewer sees: its own people. It sees nothing that was not submitted. */
export const presentToReviewer = async (db: Db, actor: Reader, seen: SeenDeclaration): Promise<SideView> => {
  const { row, shown, last } = seen;
  const isOwn = await isOfRespondent(db, row, actor.id);
  const attachments = await findAttachments(db, row.id);
  const editions = await findEditions(db, row.lineId);
  const viewer = { side: 'reviewer', userId: actor.id, mayWrite: mayWrite(actor), isOfRespondent: isOwn } as const;
  return {
    ...presentTaker(shown, actor.id),
    round: last?.round ?? shown.round,
    updatedAt: lastSeenChange(shown),
    firstApprovalBy: shown.firstApprovalBy ?? '',
    draft: null,
    attachments: attachments.filter(({ submittedRound }) => submittedRound !== null).map(presentAttachment),
    editions: editions.filter((edition) => edition.id !== row.id && isSubmitted(edition)).map(presentEdition),
    isSameDomain: isSameDomain(await findDomains(db, row.respondentId, actor.id)),
    acts: actsOf({ ...row, approval: null }, viewer),
  };
};

export const presentTaker = ({ takenBy, takenById }: ShownDeclaration, userId: string) => ({
  takenBy: takenBy ?? '',
  isTakenByMe: takenById === userId,
});

/** Returns the last submission or decision. The reviewer must not see when the other side last worked on its draft. */
export const lastSeenChange = ({ submittedAt, decidedAt, updatedAt }: ShownDeclaration) =>
  [submittedAt, decidedAt]
    .filter((moment) => moment !== null)
    .toSorted()
    .at(-1) ?? updatedAt;
