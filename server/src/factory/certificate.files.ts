import { createHash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import type { certificatesContract } from '@ieum/contract';
import { withKeptFile } from '../document/document.keeping.ts';
import { shownName } from '../document/document-name.ts';
import type { FileStore } from '../document/file-store.ts';
import { fullPicture } from '../document/full-picture.ts';
import { checkPdf } from '../document/pdf-gate.ts';
import type { Handlers } from '../kit/context.ts';
import type { InTransaction } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import type { ReceivedFile } from '../kit/upload.ts';
import { insertUpload } from './certificate-upload.store.ts';
import { can } from './factory.policy.ts';

export type CertificateFiles = {
  files: FileStore;
  limiting: { take: (inTransaction: InTransaction, name: 'upload', who: string) => Promise<void> };
};

const PDF = 'application/pdf';
const PDF_START = '%PDF-';

/** It is sent ahead and refused at once where it is bad; the certificate that names it is then saved whole or not at all. */
export const createCertificateFiles = ({
  files,
  limiting,
}: CertificateFiles): Pick<Handlers<typeof certificatesContract>, 'uploadCertificateFile'> => ({
  async uploadCertificateFile({ inTransaction, record, actor, clock, file }) {
    if (!can(actor).register) fail('access.denied');
    await limiting.take(inTransaction, 'upload', actor.id);
    const { received, mediaType } =
      (await startOf(file.path)) === PDF_START ? await asPdf(file) : await asPicture(file);
    const at = clock();
    const documentId = await withKeptFile(files, inTransaction, received, async (db, keep) => {
      // The company's alone: whoever leaves it does not take the file along. Who sent it stands in the audit log.
      const id = await keep(db, { uploadedBy: null, companyId: actor.companyId, at, mediaType });
      await insertUpload(db, id, actor.companyId, at);
      await record(db, id);
      return id;
    });
    return {
      documentId,
      name: shownName(file.name, mediaType),
      mediaType,
      size: received.size,
      uploadedAt: at.toISOString(),
    };
  },
});

const startOf = async (path: string) => {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(PDF_START.length), position: 0 });
  return buffer.toString('latin1', 0, bytesRead);
};

const asPdf = async (file: ReceivedFile) => {
  const trouble = await checkPdf(file.path);
  if (trouble) fail(`document.${trouble}`, { file: trouble });
  return { received: file, mediaType: PDF };
};

const asPicture = async (file: ReceivedFile) => {
  const bytes = (await fullPicture(file.path)) ?? fail('factory.certificate_file', { file: 'neither' });
  await writeFile(file.path, bytes, { flush: true });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { received: { ...file, size: bytes.length, sha256 }, mediaType: 'image/webp' };
};
