import { FLOW_FILE_ROWS_MAX, periodAfter } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useFlows } from '../../../test/fixtures/flow/flows.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { leftToAll } from '../../../test/suite.ts';

const world = useWorld();
const { factory, member, pair, ship, receive } = useFlows(world);
const SITES = 20;

const sheet = (...lines: string[]) => new File([lines.join('\r\n')], 'flows.csv', { type: 'text/csv' });
const HEAD = '기간,구분,거래처,우리 제품,품목,출발 공장,도착 공장,수량,단위,문서 번호';

describe('importFlows', () => {
  it('S2.4 reads own figures by the names of companies, goods and factories, first only to try', async () => {
    const { supplier } = await pair();
    const { owner } = supplier;
    const file = () =>
      sheet(
        HEAD,
        '2026년 7월,출고,에코양극재,전구체,,울산공장,,"1,200.5",TNE,DN-1; DN-2',
        '2026.08,출고,에코양극재,,,,,900,tne,',
      );
    expect(await owner.importFlows({ file: file() })).toMatchObject({
      isApplied: false,
      rows: 2,
      added: 2,
      problemCount: 0,
    });
    expect((await owner.listFlowRows()).total).toBe(0);
    expect(await owner.importFlows({ file: file(), apply: 'yes' })).toMatchObject({ isApplied: true, added: 2 });
    const { rows } = await owner.listFlowRows({ order: 'asc' });
    expect(rows).toMatchObject([
      { period: '2026-07', shipped: 1_200.5, from: { name: '울산공장' } },
      { period: '2026-08', shipped: 900 },
    ]);
    expect((await owner.getFlowRow({ id: rows[0]?.id ?? '' })).shippedFigure?.documents).toEqual(['DN-1', 'DN-2']);
    const again = sheet(HEAD, '2026-07,출고,에코양극재,,,울산공장,,1300,TNE,', '2026-08,출고,에코양극재,,,,,900,TNE,');
    expect(await owner.importFlows({ file: again, apply: 'yes' })).toMatchObject({
      isApplied: true,
      added: 0,
      changed: 1,
      same: 1,
    });
  });

  it('S2.4 23.6 reads units and countries by the words that the screen shows, in four languages', async () => {
    const { supplier } = await pair();
    const { owner } = supplier;
    const file = sheet(
      '기간,구분,거래처,수량,단위,원산지 국가',
      '2026-04,출고,에코양극재,1,톤,칠레',
      '2026-05,Shipped,에코양극재,2,tonne (metric ton),Chile',
      '2026-06,发货,에코양극재,3,吨,智利',
      '2026-07,出荷,에코양극재,4,トン,チリ',
    );
    expect(await owner.importFlows({ file, apply: 'yes' })).toMatchObject({ isApplied: true, added: 4, problems: [] });
    for (const { id } of (await owner.listFlowRows()).rows)
      expect((await owner.getFlowRow({ id })).shippedFigure).toMatchObject({ unit: 'TNE', origin: { country: 'CL' } });
  });

  it('S2.4 names the cell of everything that is wrong, and stores nothing', async () => {
    const { supplier } = await pair();
    const file = sheet(
      HEAD,
      '2026-07,출고,에코양극재,,,울산공장,,1,TNE,',
      '2026-13,출고,에코양극재,,,,,1,TNE,',
      '2026-06,출고,모르는 회사,,,,,1,TNE,',
      '2026-06,출고,에코양극재,,,남의 공장,,1,TNE,',
      '2026-06,출고,에코양극재,,,,,-1,TNE,',
      '2026-06,출고,에코양극재,,,,,1,LTR,',
      '2026-05,출고,에코양극재,,,,,1,말,',
      '2026-07,출고,에코양극재,,,울산공장,,2,TNE,',
      '2026-06,이동,,없는 제품,,,,1,TNE,',
      '2026-04,사내 이동,,없는 제품,,,,1,TNE,',
    );
    const outcome = await supplier.owner.importFlows({ file, apply: 'yes' });
    expect(outcome).toMatchObject({ isApplied: false, rows: 10 });
    expect(outcome.problems).toEqual([
      { row: 3, column: 'period', problem: 'invalid' },
      { row: 4, column: 'partner', problem: 'unknown' },
      { row: 5, column: 'from', problem: 'unknown' },
      { row: 6, column: 'quantity', problem: 'invalid' },
      { row: 7, column: 'unit', problem: 'unit_dimension' },
      { row: 8, column: 'unit', problem: 'invalid' },
      { row: 9, column: 'period', problem: 'repeated' },
      { row: 10, column: 'side', problem: 'unknown' },
      { row: 11, column: 'product', problem: 'unknown' },
    ]);
    expect((await supplier.owner.listFlowRows()).total).toBe(0);
  });

  it('A1 is nothing for viewers, and a file of more rows than ten thousand is refused as a whole', async () => {
    const { supplier } = await pair();
    const viewer = await member(supplier.id, 'viewer');
    await expect(viewer.importFlows({ file: sheet(HEAD, '2026-07,출고,에코양극재,,,,,1,TNE,') })).rejects.toMatchObject(
      { code: 'access.denied' },
    );
    const many = Array.from({ length: 10_001 }, () => '2026-07,출고,에코양극재,,,,,1,TNE,');
    await expect(supplier.owner.importFlows({ file: sheet(HEAD, ...many) })).rejects.toMatchObject({
      code: 'supply.sheet_unreadable',
      fields: { file: 'too_many_rows' },
    });
  });
});

// The gate tests the same with a handful of rows.
leftToAll(() => {
  describe('a file of ten thousand rows', () => {
    it('S2.4 is taken as a whole, or refused at its cell with nothing of it stored', async () => {
      const { supplier } = await pair();
      const names = Array.from({ length: SITES }, (_, at) => `공장 ${at}`);
      for (const name of names) await factory(supplier, name);
      const months = Array.from({ length: FLOW_FILE_ROWS_MAX / SITES }, (_, at) => periodAfter('1980-01', at));
      const lines = months.flatMap((month) => names.map((name) => `${month},출고,에코양극재,,,${name},,1,TNE,`));
      const last = lines.with(-1, lines[0] ?? '');
      expect(await supplier.owner.importFlows({ file: sheet(HEAD, ...last), apply: 'yes' })).toMatchObject({
        isApplied: false,
        rows: FLOW_FILE_ROWS_MAX,
        problemCount: 1,
        problems: [{ row: FLOW_FILE_ROWS_MAX + 1, column: 'period', problem: 'repeated' }],
      });
      expect((await supplier.owner.listFlowRows()).total).toBe(0);
      expect(await supplier.owner.importFlows({ file: sheet(HEAD, ...lines), apply: 'yes' })).toMatchObject({
        isApplied: true,
        added: FLOW_FILE_ROWS_MAX,
        problemCount: 0,
      });
      expect((await supplier.owner.listFlowRows()).total).toBe(FLOW_FILE_ROWS_MAX);
    }, 300_000);
  });
});

describe('exportFlows', () => {
  it('S2.4 writes what an import reads again, and what the other side says beside it', async () => {
    const two = await pair();
    await ship(two, 318);
    await receive(two, 306);
    const csv = await (await two.supplier.owner.exportFlows({ format: 'csv', language: 'kr' })).text();
    expect(csv.split('\r\n')[1]).toBe(
      '2026-Q3,출고,에코양극재,전구체,전구체,울산공장,,318,톤,,,,,,,306,톤,,,3.77,불일치',
    );
    const file = new File([csv], 'flows.csv', { type: 'text/csv' });
    expect(await two.supplier.owner.importFlows({ file })).toMatchObject({ same: 1, problemCount: 0 });
    const [row] = (await two.supplier.owner.listFlowRows()).rows;
    const { offer } = await two.buyer.owner.sayToFlow({ id: row?.id ?? '', text: '맞춰요.', offered: 310 });
    await two.supplier.owner.settleFlow({ id: row?.id ?? '', messageId: offer?.messageId ?? '' });
    // An import that changes nothing leaves the agreed quantity alone.
    expect(await two.supplier.owner.importFlows({ file, apply: 'yes' })).toMatchObject({ isApplied: true, same: 1 });
    expect((await two.supplier.owner.listFlowRows()).rows).toMatchObject([{ state: 'settled', counted: 310 }]);
    const xlsx = await two.supplier.owner.exportFlows({ format: 'xlsx' });
    expect(xlsx.size).toBeGreaterThan(1_000);
  });

  it('S2.4 23.3 writes each side’s figure with the unit that it was typed in, and what was agreed on with the row’s', async () => {
    const two = await pair();
    await ship(two, 30);
    const { id } = await receive(two, 28_500, { unit: 'KGM' });
    const lineOf = async ({ owner }: typeof two.buyer, language: 'kr' | 'en') => {
      const csv = await (await owner.exportFlows({ format: 'csv', language })).text();
      const [head = '', line = ''] = csv.replace('\uFEFF', '').split('\r\n');
      const cells = line.split(',');
      return new Map(head.split(',').map((heading, at) => [heading, cells[at]]));
    };
    const open = await lineOf(two.buyer, 'en');
    expect(
      ['Quantity', 'Unit', 'Partner quantity', 'Partner unit', 'Agreed quantity', 'Agreed unit'].map((key) =>
        open.get(key),
      ),
    ).toEqual(['28500', 'kilogram', '30', 'metric ton', '', '']);
    const { offer } = await two.supplier.owner.sayToFlow({ id, text: '맞춰요.', offered: 29 });
    await two.buyer.owner.settleFlow({ id, messageId: offer?.messageId ?? '' });
    for (const [firm, own, theirs] of [
      [two.buyer, ['28500', '킬로그램'], ['30', '톤']],
      [two.supplier, ['30', '톤'], ['28500', '킬로그램']],
    ] as const) {
      const line = await lineOf(firm, 'kr');
      const figures = ['수량', '단위', '거래처 수량', '거래처 단위', '합의 수량', '합의 단위'].map((key) =>
        line.get(key),
      );
      expect(figures).toEqual([...own, ...theirs, '29', '톤']);
    }
    const file = new File([await (await two.buyer.owner.exportFlows({ format: 'csv' })).text()], 'flows.csv');
    expect(await two.buyer.owner.importFlows({ file })).toMatchObject({ same: 1, problemCount: 0 });
  });
});
