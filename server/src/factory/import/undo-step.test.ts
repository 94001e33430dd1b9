import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csvFile, HEAD, useImports } from '../../../test/fixtures/factory/imports.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { check, confirm, undo, runJobs, planDaily, rowsOf } = useImports(world);

describe('undoImport', () => {
  it('S2.3 takes back a whole import, and leaves and names what somebody has changed since', async () => {
    const ours = await world.supplier();
    const { id: old } = await ours.registerFactory({ name: '옛 이름', code: 'U1', country: 'KR' });
    const { id } = await check(ours, csvFile(`${HEAD}새 이름,U1,KR,10\n처음,U2,KR,5\n또,U3,KR,5\n`));
    await confirm(ours, id);
    const made = await rowsOf(ours, id, 'new');
    const touched = await ours.getFactory({ id: made[1]?.factory?.id ?? '' });
    await ours.changeFactoryState({ id: touched.id, version: touched.version, state: 'closed' });
    const undone = await undo(ours, id);
    expect(undone).toMatchObject({ state: 'undone', left: 1 });
    expect(await rowsOf(ours, id, 'left')).toMatchObject([{ row: 4, factory: { id: touched.id, name: '또' } }]);
    expect(await ours.getFactory({ id: old })).toMatchObject({ name: '옛 이름', headcount: null, version: 3 });
    const { rows } = await ours.listFactoryRevisions({ id: old });
    expect(rows.map(({ kind }) => kind)).toEqual(['undone', 'imported', 'registered']);
    expect(await ours.listFactories({ state: ['active', 'closed'] })).toMatchObject({ total: 2 });
    await expect(ours.undoImport({ id })).rejects.toMatchObject({ code: 'factory.import_elsewhere' });
  });
});

describe('getImportFile', () => {
  it('S2.3 gives one’s own file back, as it was or with what is wrong, and takes it again', async () => {
    const ours = await world.supplier();
    const csv = `공장 이름,메모,국가,종업원 수\n울산,=1+1,KR,5\n부산,남음,KR,-1\n`;
    const { id } = await check(ours, csvFile(csv));
    expect(await (await ours.getImportFile({ id })).text()).toBe(csv);
    const withErrors = await (await ours.getImportFile({ id, rows: 'bad' })).text();
    expect(withErrors.split('\r\n')).toEqual([
      '오류,공장 이름,메모,국가,종업원 수',
      '3행 · 종업원 수: 0 이상이어야 해요.,부산,남음,KR,-1',
      '',
    ]);
    expect((await (await ours.getImportFile({ id, rows: 'all', language: 'en' })).text()).split('\r\n')).toHaveLength(
      4,
    );
    const again = await check(ours, csvFile(withErrors.replace(',-1', ',1')));
    expect(again.counts).toMatchObject({ new: 1, bad: 0 });
  });

  it('is gone after ninety days, and what was imported stays', async () => {
    const ours = await world.supplier();
    const { id } = await check(ours, csvFile(`${HEAD}울산,U1,KR,1\n`));
    await confirm(ours, id);
    const key = async () =>
      (await world.db().selectFrom('document').select('storage_key').execute())[0]?.storage_key ?? '';
    const path = world.files.pathOf(await key());
    world.passHours(24 * 91);
    await planDaily();
    world.passHours(24);
    await runJobs();
    expect(() => readFileSync(path)).toThrow();
    const theirs = world.withToken(await world.token({ role: 'supplier', company_id: await companyOf(id) }));
    expect(await theirs.getImport({ id })).toMatchObject({ state: 'done', hasFile: false });
    await expect(theirs.getImportFile({ id })).rejects.toMatchObject({ code: 'request.not_found' });
    await expect(theirs.undoImport({ id })).rejects.toMatchObject({ code: 'factory.import_elsewhere' });
    expect(await theirs.listFactories()).toMatchObject({ total: 1 });
  });
});

const companyOf = async (id: string) =>
  (await world.db().selectFrom('factory_import').select('company_id').where('id', '=', id).executeTakeFirstOrThrow())
    .company_id;
