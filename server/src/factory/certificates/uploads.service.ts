import type { certificatesContract } from '@ieum/contract';
import { shownName } from '../../document/file-name.ts';
import type { FileStore } from '../../document/file-store.ts';
import { withKeptFile } from '../../document/kept-files.ts';
import { inspectPaper } from '../../document/paper-file.ts';
import type { InTransaction } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { can } from '../factory.policy.ts';
import { insertUpload } from './uploads.store.ts';

export type CertificateFiles = {
  files: FileStore;
  limiting: { take: (inTransaction: InTransaction, name: 'upload', who: string) => Promise<void> };
};

/**
 * Takes the file before the certificate is saved and refuses a bad one at once. The certificate that names it is then
 * saved whole or not at all.
 */
export const createCertificateFiles = ({
  files,
  limiting,
}: CertificateFiles): Pick<Handlers<typeof certificatesContract>, 'uploadCertificateFile'> => ({
  async uploadCertificateFile({ inTransaction, record, actor, clock, file }) {
    if (!can(actor).register) fail('access.denied');
    await limiting.take(inTransaction, 'upload', actor.id);
    const { received, mediaType } = (await inspectPaper(file)) ?? fail('factory.certificate_file', { file: 'neither' });
    const at = clock();
    const documentId = await withKeptFile(files, inTransaction, received, async (db, keep) => {
      // The file belongs to the company, so a person who leaves loses access. The audit log keeps who sent it.
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
