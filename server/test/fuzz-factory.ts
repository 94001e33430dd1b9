import { factoryDetails } from '@ieum/contract';
import { insertDocument } from '../src/document/document.store.ts';
import { insertEvidence } from '../src/factory/evidence.store.ts';
import { addFactory } from '../src/factory/factory.saving.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

/** Factories of the caller's company: what it needs to be served. Each act has one of its own, because a version counts once. */
export const furnishFactories = async (world: World, companyId: string, userId: string) => {
  const at = world.clock();
  const db = world.db();
  const register = async (state: 'active' | 'draft' = 'active') => {
    const details = factoryDetails.parse({ name: `공장 ${crypto.randomUUID()}`, country: 'KR' });
    const saving = { companyId, by: userId, at, confirmedAt: null, kind: 'registered', state, details } as const;
    return (await addFactory(db, saving)).id;
  };
  const addPaper = async (factory_id: string) => {
    const file = { name: 'a.pdf', media_type: 'application/pdf', size: 9, sha256: '' };
    const document = await insertDocument(db, {
      ...file,
      storage_key: crypto.randomUUID(),
      uploaded_by: userId,
      company_id: companyId,
      created_at: at.toISOString(),
    });
    const row = { factory_id, document_id: document.id, kind: 'other', caption: '' } as const;
    return (await insertEvidence(db, { ...row, created_at: at.toISOString() })).id;
  };
  const id = await register();
  return {
    getFactory: { id },
    updateFactory: { id: await register(), version: 1 },
    changeFactoryState: { id: await register(), version: 1 },
    confirmFactory: { id: await register(), version: 1 },
    removeFactory: { id: await register('draft') },
    listFactoryRevisions: { id },
    getFactoryRevision: { id, revision: 1 },
    restoreFactory: { id: await register(), version: 1, revision: 1 },
    listEvidence: { id },
    addEvidence: { factoryId: id, kind: 'other' },
    removeEvidence: { id: await addPaper(id) },
  };
};
