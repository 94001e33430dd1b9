import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CSV_TYPE } from '@ieum/contract';
import { insertDocument } from '../src/document/document.store.ts';
import { insertImport, updateImport } from '../src/factory/import.store.ts';
import { insertRows, storeChecked } from '../src/factory/import-row.store.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

const CSV = '공장 이름,국가,메모\n울산,KR,x\n';

/** Imports at each of the steps where something can be done with them. */
export const importsKnown = async (world: World, companyId: string, by: string) => {
  const db = world.db();
  const at = world.clock();
  const made = async (state: 'columns' | 'checked' | 'done') => {
    const path = join(world.files.arrivingFolder, crypto.randomUUID());
    writeFileSync(path, CSV);
    const row = { name: 'a.csv', media_type: CSV_TYPE, size: CSV.length, sha256: '', company_id: companyId };
    const kept = { storage_key: await world.files.keep(path), uploaded_by: by, created_at: at.toISOString() };
    const { id: documentId } = await insertDocument(db, { ...row, ...kept });
    const { id } = await insertImport(db, { companyId, documentId, fileName: 'a.csv', by, at });
    await insertRows(db, id, JSON.stringify([{ row: 2, cells: ['울산', 'KR', 'x'], faults: {} }]));
    const heads = ['공장 이름', '국가', '메모'];
    await updateImport(db, id, {
      state,
      sheet: { format: 'csv', encoding: 'utf-8', name: '', headRow: 1, heads, rows: 1 },
      fields: ['name', 'country', null],
      counts: { new: 1, changed: 0, same: 0, bad: 0, alike: 0, skipped: 0 },
    });
    const checked = {
      row: 2,
      verdict: 'new',
      problems: [],
      code: '',
      country: 'KR',
      nameKey: '울산',
      factoryId: null,
    } as const;
    await storeChecked(db, id, [{ ...checked, problems: [] }]);
    return { id };
  };
  const checked = await made('checked');
  return {
    getImport: checked,
    getImportProgress: checked,
    matchColumns: { ...(await made('columns')), version: 1 },
    listImportRows: checked,
    fixImportRows: await made('checked'),
    decideAlike: await made('checked'),
    confirmImport: { ...(await made('checked')), version: 1 },
    cancelImport: await made('columns'),
    undoImport: await made('done'),
    getImportFile: checked,
  };
};
