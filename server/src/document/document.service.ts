import type { documentContract } from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import type { Handlers } from '../kit/http/context.ts';
import { fail } from '../kit/http/failure.ts';
import { maySeeDocument } from './document.policy.ts';
import { findOwnedDocument } from './document.store.ts';
import type { FileStore } from './file-store.ts';

type Deps = {
  files: FileStore;
  /** Returns whether operators have verified a company; the slice of companies provides it. */
  isCompanyVerified: (db: Db, companyId: string) => Promise<boolean>;
};

export const createDocumentService = ({ files, isCompanyVerified }: Deps): Handlers<typeof documentContract> => ({
  async getDocument({ inTransaction, actor, recordAccess }, { id }) {
    const { storageKey, name, mediaType, uploadedBy, companyId } = await inTransaction(async (db) => {
      const document = (await findOwnedDocument(db, id)) ?? fail('request.not_found');
      const isSeen = await maySeeDocument(actor, document, (company) => isCompanyVerified(db, company));
      return isSeen ? document : fail('request.not_found');
    });
    recordAccess({ kind: 'document', personId: uploadedBy, companyId, recordId: id });
    return { path: files.pathOf(storageKey), name, mediaType };
  },
});
