import { ATTACHMENTS_MAX, type reviewActionsContract } from '@ieum/contract';
import { forgetDocument, withKeptFile } from '../../document/kept-files.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { refuseAct } from '../record/act-refusal.ts';
import { refuseReaders } from '../record/caller.policy.ts';
import type { ReviewDeps } from '../record/deps.ts';
import { inspectAttachment } from '../record/files/attachment-inspection.ts';
import { isPossible } from './action.rules.ts';
import { lockAction } from './action.store.ts';
import {
  countActionEvidence,
  deleteActionEvidence,
  findEvidenceAction,
  findOneEvidence,
  insertActionEvent,
  insertActionEvidence,
} from './event.store.ts';

type Evidence = Pick<Handlers<typeof reviewActionsContract>, 'addActionEvidence' | 'removeActionEvidence'>;

export const createActionEvidence = ({ files, limiting }: ReviewDeps): Evidence => ({
  async addActionEvidence({ inTransaction, record, actor, clock, file }, { actionId }) {
    refuseReaders(actor);
    const { companyId } = actor;
    // The cheap check comes first, to inspect no file in vain.
    await inTransaction((db) => lockWithRoom(db, companyId, actionId));
    await limiting.take(inTransaction, 'upload', actor.id);
    const { received, mediaType } = await inspectAttachment(file);
    const at = clock();
    return withKeptFile(files, inTransaction, received, async (db, keep) => {
      await lockWithRoom(db, companyId, actionId);
      const documentId = await keep(db, { uploadedBy: null, companyId, at, mediaType });
      const moment = at.toISOString();
      const row = { action_id: actionId, document_id: documentId, created_at: moment };
      const { id } = await insertActionEvidence(db, row);
      const { isSubmitted: _, ...kept } = (await findOneEvidence(db, id)) ?? fail('request.not_found');
      const event = { action_id: actionId, kind: 'evidence_added', side: 'owner', at: moment } as const;
      await insertActionEvent(db, { ...event, by: actor.id, note: kept.name });
      await record(db, id);
      return { ...kept, path: '' };
    });
  },

  async removeActionEvidence({ db, actor, clock }, { id }) {
    refuseReaders(actor);
    const found = (await findEvidenceAction(db, id)) ?? fail('request.not_found');
    const { state } = await lockOwn(db, actor.companyId, found.actionId);
    const { name, isSubmitted } = (await findOneEvidence(db, id)) ?? fail('request.not_found');
    if (isSubmitted) refuseAct(state, 'addEvidence');
    const { documentId } = (await deleteActionEvidence(db, id)) ?? fail('request.not_found');
    const event = { action_id: found.actionId, kind: 'evidence_removed', side: 'owner', by: actor.id } as const;
    await insertActionEvent(db, { ...event, note: name, at: clock().toISOString() });
    // The next sweep deletes the file itself, because a deletion could not be rolled back with the transaction.
    await forgetDocument(db, documentId);
    return {};
  },
});

/** Locks a task that the own company has to do and can still work on. */
const lockOwn = async (db: Db, companyId: string, id: string) => {
  const action = (await lockAction(db, companyId, id)) ?? fail('request.not_found');
  if (action.ownerCompanyId !== companyId) fail('access.denied');
  const status = { state: action.state, hasExtension: action.extensionAt !== null };
  if (!isPossible('addEvidence', status)) refuseAct(action.state, 'addEvidence');
  return action;
};

const lockWithRoom = async (db: Db, companyId: string, id: string) => {
  await lockOwn(db, companyId, id);
  if ((await countActionEvidence(db, id)) >= ATTACHMENTS_MAX) fail('review.attachments_full');
};
