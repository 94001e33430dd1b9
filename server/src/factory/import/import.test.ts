import type { SheetField } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { csvFile, HEAD, useImports } from '../../../test/fixtures/factory/imports.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { start, check, confirm, runJobs, rowsOf } = useImports(world);

describe('startImport', () => {
  it('S2.3 matches columns by their headings in any language, and shows samples', async () => {
    const ours = await world.supplier();
    const run = await start(ours, csvFile('FACTORY NAME,国家,コード,메모,공장 이름,,오류\n울산,KR,U1,x,y,z,e\n'));
    expect(run).toMatchObject({
      state: 'columns',
      fileName: '공장.csv',
      sheet: { format: 'csv', rows: 1, headRow: 1 },
    });
    expect(run.columns.map(({ letter, field, note, samples }) => [letter, field, note, samples])).toEqual([
      ['A', 'name', null, ['울산']],
      ['B', 'country', null, ['KR']],
      ['C', 'code', null, ['U1']],
      ['D', null, null, ['x']],
      ['E', null, null, ['y']],
      ['F', null, 'unnamed', ['z']],
      ['G', null, 'errors', ['e']],
    ]);
  });

  it('says why a file cannot be read, and where, and keeps nothing of it', async () => {
    const ours = await world.supplier();
    const run = await start(ours, csvFile('공장 이름,국가\n"울산,KR\n'));
    expect(run).toMatchObject({ state: 'failed', trouble: { code: 'quotes', row: 2 }, sheet: null });
    await expect(ours.confirmImport({ id: run.id, version: 1 })).rejects.toMatchObject({
      code: 'factory.import_elsewhere',
    });
  });

  it('refuses more than five megabytes, and too many files at once', async () => {
    const ours = await world.supplier();
    const large = csvFile('x'.repeat(5 * 1024 * 1024 + 1));
    await expect(ours.startImport({ file: large })).rejects.toMatchObject({ status: 413, code: 'document.too_large' });
    for (let no = 0; no < 10; no++) await ours.startImport({ file: csvFile(`${HEAD}울산,U${no},KR,1`) });
    const crowded = { status: 429, code: 'factory.import_crowded' };
    await expect(ours.startImport({ file: csvFile(HEAD) })).rejects.toMatchObject(crowded);
  });
});

describe('matchColumns', () => {
  it('remembers what the company means by a heading', async () => {
    const ours = await world.supplier();
    await check(ours, csvFile('Werk,Land,Memo\n울산,KR,x\n'), { fields: ['name', 'country', null] });
    const again = await start(ours, csvFile('MEMO, werk ,Land\nx,부산,KR\n'));
    expect(again.columns.map(({ field }) => field)).toEqual([null, 'name', 'country']);
    const theirs = await start(await world.supplier(), csvFile('Werk,Land\n부산,KR\n'));
    expect(theirs.columns.map(({ field }) => field)).toEqual([null, null]);
  });

  it('refuses a field twice, no name at all, and other columns than there are', async () => {
    const ours = await world.supplier();
    const { id, version } = await start(ours, csvFile('a,b\nc,d\n'));
    const match = (fields: (SheetField | null)[]) => ours.matchColumns({ id, version, fields });
    await expect(match(['name', 'name'])).rejects.toMatchObject({ fields: { fields: 'repeated' } });
    await expect(match(['country', null])).rejects.toMatchObject({ fields: { fields: 'missing' } });
    await expect(match(['name'])).rejects.toMatchObject({ fields: { fields: 'invalid_value' } });
    await expect(ours.matchColumns({ id, version: 9, fields: ['name', null] })).rejects.toMatchObject({
      code: 'factory.import_elsewhere',
    });
  });
});

describe('confirmImport', () => {
  it('S2.3 registers what is new, changes what has the code, and leaves out what is wrong', async () => {
    const ours = await world.supplier();
    const { id: there } = await ours.registerFactory({
      name: '옛 이름',
      code: 'U1',
      country: 'KR',
      street: '산업로 1',
    });
    const same = await ours.registerFactory({ name: '그대로', code: 'U2', country: 'KR' });
    const file = csvFile(`${HEAD}새 이름,U1,KR,10\n그대로,U2,KR,\n처음,U3,VN,5\n틀림,U4,KR,-1\n`);
    const { id } = await check(ours, file);
    expect(await rowsOf(ours, id, 'changed')).toMatchObject([{ row: 2, factory: { id: there, name: '옛 이름' } }]);
    const done = await confirm(ours, id);
    expect(done).toMatchObject({ state: 'done', counts: { new: 1, changed: 1, same: 1, bad: 1 } });
    expect(await ours.getFactory({ id: there })).toMatchObject({ name: '새 이름', street: '산업로 1', version: 2 });
    expect(await ours.getFactory({ id: same.id })).toMatchObject({ version: 1 });
    const { rows } = await ours.listFactoryRevisions({ id: there });
    expect(rows.map(({ kind }) => kind)).toEqual(['imported', 'registered']);
    expect(await ours.listFactories()).toMatchObject({ total: 3 });
    const [made] = await rowsOf(ours, id, 'new');
    expect(await ours.getFactory({ id: made?.factory?.id ?? '' })).toMatchObject({ name: '처음', version: 1 });
  });

  it('keeps what an empty cell does not say, or empties it, as it was told', async () => {
    const ours = await world.supplier();
    const { id: there } = await ours.registerFactory({ name: '울산', code: 'U1', country: 'KR', street: '산업로 1' });
    const csv = '공장 이름,공장 코드,국가,주소\n울산,U1,KR,\n';
    expect(await check(ours, csvFile(csv))).toMatchObject({ counts: { same: 1 } });
    const { id, version, columns } = await start(ours, csvFile(csv));
    await ours.matchColumns({ id, version, fields: columns.map(({ field }) => field), emptyCells: 'clear' });
    await runJobs();
    await confirm(ours, id);
    expect(await ours.getFactory({ id: there })).toMatchObject({ street: '', version: 2 });
  });

  it('does nothing, and looks again, when somebody has changed a factory meanwhile', async () => {
    const ours = await world.supplier();
    const { id: there } = await ours.registerFactory({ name: '울산', code: 'U1', country: 'KR' });
    const run = await check(ours, csvFile(`${HEAD}울산 A,U1,KR,1\n처음,U2,KR,1\n`));
    await ours.confirmImport({ id: run.id, version: run.version });
    await ours.registerFactory({ name: '다른 곳', code: 'U2', country: 'KR' });
    await runJobs();
    expect(await ours.getImport({ id: run.id })).toMatchObject({ state: 'checked', counts: { changed: 2, new: 0 } });
    expect(await ours.getFactory({ id: there })).toMatchObject({ name: '울산', version: 1 });
  });

  it('refuses what was seen before somebody fixed something, what is not decided, and nothing at all', async () => {
    const ours = await world.supplier();
    await ours.registerFactory({ name: '울산 1공장', country: 'KR' });
    const alike = await check(ours, csvFile(`${HEAD}㈜울산1공장,,KR,1\n`));
    const undecided = { status: 409, code: 'factory.import_undecided' };
    await expect(ours.confirmImport({ id: alike.id, version: alike.version })).rejects.toMatchObject(undecided);
    const run = await check(ours, csvFile(`${HEAD}부산,B1,KR,-1\n`));
    const nothing = { status: 409, code: 'factory.import_nothing' };
    await expect(ours.confirmImport({ id: run.id, version: run.version })).rejects.toMatchObject(nothing);
    await ours.fixImportRows({ id: run.id, rows: [{ row: 2, values: [{ field: 'headcountTotal', text: '1' }] }] });
    const elsewhere = { status: 409, code: 'factory.import_elsewhere' };
    await expect(ours.confirmImport({ id: run.id, version: run.version })).rejects.toMatchObject(elsewhere);
    expect(await confirm(ours, run.id)).toMatchObject({ state: 'done' });
    expect(await ours.listFactories()).toMatchObject({ total: 2 });
  });

  it('can be cancelled until it is done, and writes nothing then', async () => {
    const ours = await world.supplier();
    const run = await check(ours, csvFile(`${HEAD}부산,B1,KR,1\n`));
    await ours.confirmImport({ id: run.id, version: run.version });
    expect(await ours.cancelImport({ id: run.id })).toMatchObject({ state: 'cancelled' });
    await runJobs();
    expect(await ours.listFactories()).toMatchObject({ total: 0 });
    await expect(ours.cancelImport({ id: run.id })).rejects.toMatchObject({ code: 'factory.import_elsewhere' });
  });
});

describe('decideAlike', () => {
  it('S2.3 asks once about rows that look like another factory, and remembers', async () => {
    const ours = await world.supplier();
    const { id: there } = await ours.registerFactory({ name: '울산 1공장', country: 'KR' });
    const csv = `${HEAD}㈜ 울산1공장,,KR,9\n부산,,KR,1\n부 산,,KR,2\n`;
    const { id } = await check(ours, csvFile(csv));
    const rows = await rowsOf(ours, id, 'alike');
    expect(rows).toMatchObject([
      { row: 2, factory: { id: there, name: '울산 1공장' }, decision: null },
      { row: 4, factory: null, alikeRow: 3 },
    ]);
    await ours.decideAlike({ id, decision: 'update', rows: [2] });
    const run = await ours.decideAlike({ id, decision: 'skip' });
    expect(run.counts).toEqual({ new: 1, changed: 1, same: 0, bad: 0, alike: 0, skipped: 1 });
    await confirm(ours, id);
    expect(await ours.getFactory({ id: there })).toMatchObject({ name: '㈜ 울산1공장', headcount: { total: 9 } });
    const again = await check(ours, csvFile(`${HEAD}㈜ 울산1공장,,KR,10\n`));
    expect(again.counts).toMatchObject({ changed: 1, alike: 0 });
  });

  it('lets two rows change one factory only once', async () => {
    const ours = await world.supplier();
    await ours.registerFactory({ name: '울산', country: 'KR' });
    const { id } = await check(ours, csvFile(`${HEAD}울산,,KR,1\n울 산,,KR,2\n`));
    const run = await ours.decideAlike({ id, decision: 'update' });
    expect(run.counts).toMatchObject({ changed: 1, bad: 1, alike: 0 });
    const [row] = await rowsOf(ours, id, 'bad');
    expect(row).toMatchObject({ row: 3, problems: [{ field: 'name', problem: 'twice', at: 2 }] });
  });
});
