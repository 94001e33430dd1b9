import type { reviewingContract } from '@ieum/contract';
import { documentFile } from '../../document/kept-files.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { ReviewDeps } from '../record/deps.ts';
import { findAttachedFile, findEvidenceFile } from '../record/files/file.store.ts';
import { seeDeclaration } from '../record/lock.ts';
import { findSnapshots } from '../record/round.store.ts';
import { companyOf } from '../record/side.policy.ts';
import { presentDeclaration } from '../record/view/declaration.presenter.ts';
import { calledBy } from '../record/view/round.presenter.ts';
import { findShown } from '../record/view/view.store.ts';
import { commentsSeen } from './comments.ts';
import { takeCheck } from './hash-check.limits.ts';
import { findByHash, findEvents, findLastRound, findRound } from './history.store.ts';

export type HistoryKeys =
  | 'getDeclaration'
  | 'getReviewRound'
  | 'listDeclarationEvents'
  | 'exportDeclaration'
  | 'getReviewFile'
  | 'checkHash';

/** Past submissions and events, as each side may always see them. */
export const createReviewHistory = ({
  files,
  limits,
}: ReviewDeps): Pick<Handlers<typeof reviewingContract>, HistoryKeys> => ({
  getDeclaration: ({ db, actor }, { id }) => presentDeclaration(db, actor, id),

  async getReviewRound({ db, actor }, { id, round }) {
    const { side } = await seeDeclaration(db, actor, id);
    const { snapshot, hash } = (await findRound(db, id, round, side)) ?? fail('request.not_found');
    const [before] = await findSnapshots(db, id, round - 1);
    const comments = (await commentsSeen(db, actor, id)).filter((comment) => comment.round === round);
    return { snapshot, hash, before: before?.snapshot ?? null, comments };
  },

  async listDeclarationEvents({ db, actor }, { id, ...page }) {
    const { side } = await seeDeclaration(db, actor, id);
    const [names] = await findShown(db, [id]);
    if (!names) return fail('request.not_found');
    const { rows, total } = await findEvents(db, id, side, page);
    const events = rows.map(({ side: of, person, ...event }) => {
      const by = of === null ? '' : calledBy(names, of, side, person);
      return { ...event, isMine: of === side, by };
    });
    return { rows: events, total };
  },

  async exportDeclaration({ inTransaction, actor }, { id, round }) {
    const { snapshot, hash, of } = await inTransaction(async (db) => {
      const { side } = await seeDeclaration(db, actor, id);
      const wanted = round ?? (await findLastRound(db, id, side)) ?? fail('request.not_found');
      const found = (await findRound(db, id, wanted, side)) ?? fail('request.not_found');
      return { ...found, of: wanted };
    });
    // The stored text is sent as it is. Writing it again could change it.
    const parts = [`{"hash":"${hash}","snapshot":${snapshot}}`];
    return { name: `declaration-${id}-${of}.json`, mediaType: 'application/json', parts: onlyThese(parts) };
  },

  async getReviewFile({ inTransaction, actor, recordAccess }, { id }) {
    const companyId = companyOf(actor);
    const found = await inTransaction(async (db) => {
      const attached = await findAttachedFile(db, companyId, id);
      const evidence = attached ? undefined : await findEvidenceFile(db, companyId, id);
      const documentId = attached?.documentId ?? evidence?.documentId ?? fail('request.not_found');
      const ownerId = attached?.respondentId ?? evidence?.companyId ?? null;
      const file = (await documentFile(db, files, documentId)) ?? fail('document.gone');
      return { file, ownerId, documentId };
    });
    const { file, ownerId, documentId } = found;
    if (ownerId !== companyId)
      recordAccess({ kind: 'document', personId: null, companyId: ownerId, recordId: documentId });
    return file;
  },

  async checkHash({ inTransaction, sender }, { hash }) {
    await takeCheck(limits, inTransaction, sender);
    const found = await inTransaction((db) => findByHash(db, hash));
    if (!found) return { isKnown: false, state: '', isLastRound: false, submittedAt: '', decidedAt: '', validTo: '' };
    const isTakenBack = found.decision === 'recalled';
    const isLastRound = !isTakenBack && found.round === found.lastRound;
    return {
      isKnown: true,
      // A recalled submission must not reveal what became of a later one.
      state: isTakenBack ? '' : found.state,
      isLastRound,
      submittedAt: found.submittedAt,
      decidedAt: found.decidedAt ?? '',
      validTo: isLastRound ? (found.validTo ?? '') : '',
    };
  },
});

async function* onlyThese(parts: string[]) {
  yield* parts;
}
