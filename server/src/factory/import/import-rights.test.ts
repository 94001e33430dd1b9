import { describe, expect, it } from 'vitest';
import { csvFile, useImports } from '../../../test/fixtures/factory/imports.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { check, confirm } = useImports(world);
const CSV = '공장 이름,공장 코드,국가\n울산,U1,KR\n';
const MISSING = { status: 404, code: 'request.not_found' };

describe('an import', () => {
  it('S6.2 does not exist for another company, nor does its file', async () => {
    const ours = await world.supplier();
    const theirs = await world.supplier(await world.company('2222222222'));
    const { id, version } = await check(ours, csvFile(CSV));
    const row = { row: 2, values: [{ field: 'name' as const, text: 'x' }] };
    for (const attempt of [
      () => theirs.getImport({ id }),
      () => theirs.getImportProgress({ id }),
      () => theirs.listImportRows({ id, only: 'new' }),
      () => theirs.getImportFile({ id }),
      () => theirs.getImportFile({ id, rows: 'all' }),
      () => theirs.matchColumns({ id, version, fields: ['name', null, 'country'] }),
      () => theirs.fixImportRows({ id, rows: [row] }),
      () => theirs.decideAlike({ id, decision: 'skip' }),
      () => theirs.confirmImport({ id, version }),
      () => theirs.cancelImport({ id }),
      () => theirs.undoImport({ id }),
    ])
      await expect(attempt()).rejects.toMatchObject(MISSING);
    expect(await theirs.listImports()).toMatchObject({ total: 0 });
    expect(await ours.getImport({ id })).toMatchObject({ state: 'checked', version });
    await confirm(ours, id);
    expect(await theirs.listFactories()).toMatchObject({ total: 0 });
  });

  it('A7 changes no factory of another company that has the same code', async () => {
    const ours = await world.supplier();
    const theirs = await world.supplier(await world.company('2222222222'));
    const foreign = await theirs.registerFactory({ name: '남의 공장', code: 'U1', country: 'KR' });
    const run = await check(ours, csvFile(CSV));
    expect(run.counts).toMatchObject({ new: 1, changed: 0 });
    await confirm(ours, run.id);
    expect(await theirs.getFactory({ id: foreign.id })).toMatchObject({ name: '남의 공장', version: 1 });
  });

  it('S6.2 is for those who may edit; viewers look on, an admin does not', async () => {
    const company_id = await world.company();
    const ours = await world.supplier(company_id);
    const viewer = world.withToken(await world.token({ role: 'supplier', company_id, companyRole: 'viewer' }));
    const admin = await world.admin();
    const denied = { status: 403, code: 'access.denied' };
    const { id, version } = await check(ours, csvFile(CSV));
    expect(await viewer.getImport({ id })).toMatchObject({ state: 'checked', can: { edit: false } });
    expect(await viewer.listImports()).toMatchObject({ total: 1, can: { start: false } });
    await expect(viewer.startImport({ file: csvFile(CSV) })).rejects.toMatchObject(denied);
    await expect(viewer.confirmImport({ id, version })).rejects.toMatchObject(denied);
    await expect(viewer.cancelImport({ id })).rejects.toMatchObject(denied);
    await expect(admin.getImport({ id })).rejects.toMatchObject(denied);
    await expect(admin.getImportFile({ id })).rejects.toMatchObject(denied);
  });

  it('keeps its file from the way that other documents leave by', async () => {
    const ours = await world.supplier();
    await check(ours, csvFile(CSV));
    const [document] = await world.db().selectFrom('document').select('id').execute();
    await expect(ours.getDocument({ id: document?.id ?? '' })).rejects.toMatchObject(MISSING);
    await expect((await world.admin()).getDocument({ id: document?.id ?? '' })).rejects.toMatchObject(MISSING);
  });
});

describe('exportFactories', () => {
  it('S2.3 writes one’s own factories, leaves a line in the audit log, and an import reads it as it was', async () => {
    const ours = await world.supplier();
    const theirs = await world.supplier(await world.company('2222222222'));
    const made = await ours.registerFactory({
      name: 'مصنع 🏭 東莞',
      nameEnglish: '=1+1',
      code: 'U1',
      country: 'VN',
      street: 'Đường Đồng Khởi',
      contacts: [{ purpose: 'main', name: '김;이|음', email: 'a@test.kr', phone: '+84912345678' }],
      point: { latitude: -10.5, longitude: 106.7, precision: 'exact' },
    });
    await theirs.registerFactory({ name: '남의 공장', country: 'KR' });
    const csv = await (await ours.exportFactories({ format: 'csv', language: 'en' })).text();
    expect(csv).toContain("مصنع 🏭 東莞,'=1+1,U1");
    expect(csv).not.toContain('남의 공장');
    const run = await check(ours, csvFile(csv));
    expect(run.counts).toEqual({ new: 0, changed: 0, same: 1, bad: 0, alike: 0, skipped: 0 });
    const copy = await check(theirs, csvFile(csv));
    await confirm(theirs, copy.id);
    const { rows } = await theirs.listFactories();
    const found = rows.find(({ code }) => code === 'U1');
    const { id: _, createdAt: __, updatedAt: ___, ...same } = await theirs.getFactory({ id: found?.id ?? '' });
    const { id: _a, createdAt: _b, updatedAt: _c, ...original } = made;
    expect(same).toEqual(original);
    const { rows: lines } = await (await world.admin()).listAuditLines({ operation: 'exportFactories' });
    expect(lines).toHaveLength(1);
    const adminCsv = await (await (await world.admin()).exportFactories({ format: 'csv' })).text();
    expect(adminCsv).toContain('남의 공장');
  });

  it('gives more than one part, in order', async () => {
    const companyId = await world.company();
    const ours = await world.supplier(companyId);
    const rows = Array.from({ length: 450 }, (_, no) => `공장 ${String(no).padStart(3, '0')},C${no},KR`);
    const { id } = await check(ours, csvFile(`공장 이름,공장 코드,국가\n${rows.join('\n')}\n`));
    expect(await confirm(ours, id)).toMatchObject({ state: 'done', counts: { new: 450 } });
    const lines = (await (await ours.exportFactories({ format: 'csv' })).text()).split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map((row) => row.split(',')[0]));
  });
});

describe('getImportTemplate', () => {
  it.each(['kr', 'en', 'cn', 'jp'] as const)(
    'S2.3 gives a template in %s whose example is never imported',
    async (language) => {
      const ours = await world.supplier();
      for (const format of ['csv', 'xlsx'] as const) {
        const file = await ours.getImportTemplate({ format, language });
        const run = await check(ours, new File([file], `template.${format}`));
        expect(run.columns.every(({ field }) => field !== null)).toBe(true);
        expect(run.counts).toEqual({ new: 0, changed: 0, same: 0, bad: 0, alike: 0, skipped: 1 });
      }
    },
  );
});
