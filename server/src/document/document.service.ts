import type { documentContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import { fail } from '../kit/http/failure.ts';
import { findVisibleDocument } from './document.store.ts';
import type { FileStore } from './file-store.ts';

export const createDocumentService = (files: FileStore): Handlers<typeof documentContract> => ({
  async getDocument({ inTransaction, actor, recordAccess }, { id }) {
    const found = await inTransaction((db) => findVisibleDocument(db, actor, id));
    const { storageKey, name, mediaType, uploadedBy, companyId } = found ?? fail('request.not_found');
    recordAccess({ kind: 'document', personId: uploadedBy, companyId, recordId: id });
    return { path: files.pathOf(storageKey), name, mediaType };
  },
});
