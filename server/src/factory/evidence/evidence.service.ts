import { EVIDENCE_MAX, type Evidence, type evidenceContract } from '@ieum/contract';
import type { Platform } from '../../account/platform.ts';
import { forgetDocument, withKeptFile } from '../../document/kept-files.ts';
import { PDF, putPicture, refuseBadPdf, startsAsPdf, WEBP } from '../../document/paper-file.ts';
import { framedPicture } from '../../document/picture.ts';
import type { Db } from '../../kit/db/database.ts';
import type { ReceivedFile } from '../../kit/files/uploads.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { can } from '../factory.policy.ts';
import { recountFactories } from '../record/completeness.ts';
import { findFactory, lockFactory } from '../record/record.store.ts';
import { countEvidence, deleteEvidence, findEvidence, findEvidenceFactory, insertEvidence } from './evidence.store.ts';

export const createEvidenceService = ({
  files,
  limiting,
}: Pick<Platform, 'files' | 'limiting'>): Handlers<typeof evidenceContract> => ({
  async listEvidence({ db, actor }, { id, ...page }) {
    if (!(await findFactory(db, actor, id))) fail('request.not_found');
    const { rows, total } = await findEvidence(db, id, page);
    return { rows: rows.map(present), total };
  },

  async addEvidence({ inTransaction, record, actor, clock, file }, { factoryId, kind, caption }) {
    if (!can(actor).register) fail('access.denied');
    const { companyId } = actor;
    // The cheap checks come first: no file is inspected in vain.
    await inTransaction((db) => lockWithRoom(db, companyId, factoryId));
    await limiting.take(inTransaction, 'upload', actor.id);
    const { mediaType, thumbnail, ...kept } = await inspect(file, kind === 'photo');
    const at = clock();
    return withKeptFile(files, inTransaction, { ...file, ...kept }, async (db, keep) => {
      await lockWithRoom(db, companyId, factoryId);
      const document_id = await keep(db, { uploadedBy: actor.id, companyId, at, mediaType });
      const row = { factory_id: factoryId, document_id, kind, caption, thumbnail };
      const { id } = await insertEvidence(db, { ...row, created_at: at.toISOString() });
      await recountFactories(db, [factoryId], at);
      await record(db, id);
      return { id };
    });
  },

  async removeEvidence({ db, actor, clock }, { id }) {
    if (!can(actor).register) fail('access.denied');
    const factory = (await findEvidenceFactory(db, actor.companyId, id)) ?? fail('request.not_found');
    await lockFactory(db, actor.companyId, factory.id);
    const { documentId } = (await deleteEvidence(db, id)) ?? fail('request.not_found');
    // The next sweep deletes the file itself: a transaction does nothing that cannot be undone.
    await forgetDocument(db, documentId);
    await recountFactories(db, [factory.id], clock());
    return {};
  },
});

const lockWithRoom = async (db: Db, companyId: string, factoryId: string) => {
  if (!(await lockFactory(db, companyId, factoryId))) fail('request.not_found');
  if ((await countEvidence(db, factoryId)) >= EVIDENCE_MAX) fail('factory.evidence_full');
};

type Inspected = Pick<ReceivedFile, 'size' | 'sha256'> & { mediaType: string; thumbnail: string };

/** Inspects a file by its content, whatever its name: a PDF stays as it is, a picture is drawn again. */
const inspect = async (file: ReceivedFile, isPhoto: boolean): Promise<Inspected> => {
  if (!isPhoto && (await startsAsPdf(file.path))) {
    await refuseBadPdf(file.path);
    return { size: file.size, sha256: file.sha256, mediaType: PDF, thumbnail: '' };
  }
  const refused = isPhoto ? 'document.not_picture' : 'factory.evidence_type';
  const { picture, thumbnail } =
    (await framedPicture(file.path)) ?? fail(refused, { file: isPhoto ? 'not_picture' : 'evidence_type' });
  const { size, sha256 } = await putPicture(file, picture);
  return { size, sha256, mediaType: WEBP, thumbnail: thumbnail.toString('base64') };
};

const present = ({ by, mediaType, ...row }: Awaited<ReturnType<typeof findEvidence>>['rows'][number]): Evidence => ({
  ...row,
  by: by ?? '',
  mediaType: mediaType === PDF ? PDF : WEBP,
});
