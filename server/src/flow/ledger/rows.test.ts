import { describe, expect, it } from 'vitest';
import { useFlows } from '../../../test/fixtures/flow/flows.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product, link, factory, pair, ship, receive, enter } = useFlows(world);
const UNKNOWN = '019a8402-5c1d-7e90-b0a4-000000000000';

describe('saveFlowRows', () => {
  it('S2.4 joins what one side ships and the other receives in one row, and says where they differ', async () => {
    const two = await pair();
    const shipped = await ship(two, 2_420);
    expect(shipped).toMatchObject({
      side: 'out',
      state: 'entered',
      shipped: 2_420,
      received: null,
      counted: 2_420,
      version: 1,
    });
    expect(shipped).toMatchObject({ from: { id: two.from, isMine: true }, to: null, countedKg: 2_420_000 });
    const received = await receive(two, 2_300_000, { unit: 'KGM' });
    expect(received).toMatchObject({
      id: shipped.id,
      side: 'in',
      state: 'mismatch',
      received: 2_300,
      counted: 2_300,
      difference: 4.96,
    });
    // A factory that the link does not name is present, but without its owner and place.
    expect(received).toMatchObject({ from: { id: null, name: '', isMine: false }, to: { id: two.to, isMine: true } });
    const notice = (await two.supplier.owner.listNotices()).rows.find(({ kind }) => kind === 'flow.differs');
    expect(notice).toMatchObject({ path: `/supply-chain/flow/rows/${shipped.id}` });
    const near = await receive(two, 2_400, { rowId: shipped.id, version: 1, linkId: undefined });
    expect(near).toMatchObject({ id: shipped.id, state: 'matched', version: 2 });
    const { rows, total } = await two.supplier.owner.listFlowEvents({ id: shipped.id });
    expect(total).toBe(3);
    expect(rows.map(({ kind, isMine, by }) => [kind, isMine, by])).toEqual([
      ['changed', false, '에코양극재'],
      ['entered', false, '에코양극재'],
      ['entered', true, expect.stringMatching(/./)],
    ]);
    expect(rows[0]).toMatchObject({
      before: { quantity: 2_300_000, unit: 'KGM' },
      after: { quantity: 2_400, unit: 'TNE' },
      state: 'matched',
    });
  });

  it('S2.4 names every wrong cell and stores nothing of all that was sent', async () => {
    const two = await pair();
    const foreign = await pair();
    const { supplier, linkId, from } = two;
    const good = { linkId, fromFactoryId: from, period: '2026-07', quantity: 1, unit: 'TNE' as const };
    const answer = supplier.owner.saveFlowRows({
      rows: [
        good,
        { ...good, period: '2027-01' },
        { ...good, period: '2026-08', unit: 'MTR' },
        { ...good, period: '2026-09', linkId: foreign.linkId },
        { ...good, period: '2026-06', fromFactoryId: foreign.from },
        { ...good, period: '2026-05', toFactoryId: two.to },
        { ...good, period: '2026-Q3' },
        good,
        { fromFactoryId: from, period: '2026-04', quantity: 1, unit: 'TNE' },
        { ...good, linkId: undefined, transfer: { productId: two.bought }, toFactoryId: from, period: '2026-03' },
        { ...good, period: '2026-02', lots: [{ number: 'A', quantity: 2 }] },
        {
          ...good,
          period: '2026-01',
          lots: [{ number: 'B', shippedOn: '2026-01-09', receivedOn: '2026-01-08' }],
        },
      ],
    });
    await expect(answer).rejects.toMatchObject({
      code: 'flow.rows_refused',
      fields: {
        'rows.1.period': 'future',
        'rows.2.unit': 'unit_dimension',
        'rows.3.linkId': 'unknown',
        'rows.4.fromFactoryId': 'unknown',
        'rows.5.toFactoryId': 'unknown',
        'rows.6.period': 'period_overlaps',
        'rows.7.period': 'repeated',
        'rows.8.linkId': 'missing',
        'rows.9.transfer.productId': 'unknown',
        'rows.10.lots': 'over_quantity',
        'rows.11.lots.0.receivedOn': 'before_shipped',
      },
    });
    expect((await supplier.owner.listFlowRows()).total).toBe(0);
  });

  it('S2.4 refuses by their own shape what cannot be a quantity, a unit or a period', async () => {
    const { supplier, linkId } = await pair();
    const good = { linkId, period: '2026-07', quantity: 1, unit: 'TNE' as const };
    const cells = {
      quantity: [-1, 1e13, Number.NaN],
      period: ['2026-13', '2026-Q5', '2026-07~2026-06'],
      unit: ['KG', ''],
    };
    for (const [cell, values] of Object.entries(cells))
      for (const value of values)
        await expect(
          supplier.owner.saveFlowRows({ rows: [good, { ...good, period: '2026-06', [cell]: value }] }),
        ).rejects.toMatchObject({
          code: 'request.invalid',
          fields: { [`rows.1.${cell}`]: expect.any(String) },
        });
    const many = Array.from({ length: 501 }, () => good);
    await expect(supplier.owner.saveFlowRows({ rows: many })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { rows: 'too_big' },
    });
    expect((await supplier.owner.listFlowRows()).total).toBe(0);
  });

  it('S2.4 says by one code what is wrong everywhere: units, periods, or somebody who was faster', async () => {
    const two = await pair();
    const first = await ship(two, 10, { period: '2026-07' });
    await expect(ship(two, 10, { period: '2026-08', unit: 'LTR' })).rejects.toMatchObject({
      code: 'flow.unit_dimension',
    });
    await expect(ship(two, 30)).rejects.toMatchObject({
      code: 'flow.period_overlaps',
      fields: { 'rows.0.period': 'period_overlaps' },
    });
    await expect(ship(two, 11, { period: '2026-07' })).rejects.toMatchObject({ fields: { 'rows.0.period': 'taken' } });
    await ship(two, 11, { rowId: first.id, version: 1, period: '2026-07' });
    await expect(ship(two, 12, { rowId: first.id, version: 1, period: '2026-07' })).rejects.toMatchObject({
      code: 'flow.row_changed',
    });
  });

  it('S2.4 takes kilograms of what is counted only where it is known what one weighs', async () => {
    const [supplier, buyer] = [await firm('공급'), await firm('구매')];
    const bought = await product(buyer, '차');
    const light = await link(buyer, bought, supplier, await product(supplier, '볼트', { unit: 'H87', kgPerUnit: 0.5 }));
    const unknown = await link(buyer, bought, supplier, await product(supplier, '너트', { unit: 'H87' }));
    const entry = { period: '2026-07', quantity: 10, unit: 'KGM' as const };
    expect(await enter(buyer, { ...entry, linkId: light.id })).toMatchObject({
      unit: 'H87',
      received: 20,
      countedKg: 10,
    });
    await expect(enter(buyer, { ...entry, linkId: unknown.id })).rejects.toMatchObject({ code: 'flow.unit_dimension' });
    expect(await enter(buyer, { ...entry, linkId: unknown.id, unit: 'DZN' })).toMatchObject({
      received: 120,
      countedKg: null,
    });
  });

  it('S2.4 keeps what moves between own factories: both ends are the company’s own to say', async () => {
    const { supplier, sold, from } = await pair();
    const there = await factory(supplier, '포항공장');
    const entry = { period: '2026-07', quantity: 10, unit: 'TNE' as const, fromFactoryId: from, toFactoryId: there };
    const moved = await enter(supplier, { ...entry, transfer: { productId: sold } });
    expect(moved).toMatchObject({ side: 'own', state: 'entered', partner: null, linkId: null });
    const came = await enter(supplier, { ...entry, quantity: 9, transfer: { productId: sold, isReceived: true } });
    expect(came).toMatchObject({ id: moved.id, state: 'mismatch', version: 2 });
    await expect(supplier.owner.sayToFlow({ id: moved.id, text: '누구에게?' })).rejects.toMatchObject({
      code: 'flow.not_shared',
    });
    const same = { ...entry, toFactoryId: from, transfer: { productId: sold } };
    await expect(enter(supplier, same)).rejects.toMatchObject({ fields: { 'rows.0.toFactoryId': 'same_factory' } });
  });

  it('A1 A3 lets only editors of both sides write, and tells strangers nothing', async () => {
    const two = await pair();
    const row = await ship(two, 10);
    const stranger = await firm('남의 회사');
    const viewer = await member(two.supplier.id, 'viewer');
    const entry = { linkId: two.linkId, period: '2026-06', quantity: 1, unit: 'TNE' as const };
    await expect(viewer.saveFlowRows({ rows: [entry] })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(viewer.removeFlowFigure({ id: row.id, version: 1 })).rejects.toMatchObject({ code: 'access.denied' });
    expect(await viewer.getFlowRow({ id: row.id })).toMatchObject({ acts: [] });
    await expect(enter(stranger, entry)).rejects.toMatchObject({ fields: { 'rows.0.linkId': 'unknown' } });
    const mine = { ...entry, linkId: undefined, rowId: row.id, version: 1, period: '2026-Q3' };
    await expect(enter(stranger, mine)).rejects.toMatchObject({ fields: { 'rows.0.rowId': 'unknown' } });
    for (const id of [row.id, UNKNOWN])
      for (const ask of [
        () => stranger.owner.getFlowRow({ id }),
        () => stranger.owner.listFlowEvents({ id }),
        () => stranger.owner.removeFlowFigure({ id, version: 1 }),
        () => stranger.owner.sayToFlow({ id, text: '?' }),
        () => stranger.owner.settleFlow({ id, messageId: UNKNOWN }),
      ])
        await expect(ask()).rejects.toMatchObject({ code: 'request.not_found' });
    expect((await stranger.owner.listFlowRows()).total).toBe(0);
  });
});

describe('listFlowRows', () => {
  it('S2.4 23.24 shows the rows of one quarter by direction, partner and product, on every page and in the file', async () => {
    const own = await firm('한빛모빌리티');
    const made = await product(own, '전기차', { unit: 'TNE' });
    const trade = async (name: string, goods: string, isBought: boolean) => {
      const partner = await firm(name);
      const theirs = await product(partner, goods, { unit: 'TNE' });
      const { id } = isBought ? await link(own, made, partner, theirs) : await link(partner, theirs, own, made);
      return id;
    };
    const links = [
      await trade('라온스틸', '강판', true),
      await trade('가람전장', '하네스', true),
      await trade('하나상사', '전기버스', false),
      await trade('나래고무', '부싱', true),
      await trade('다솜렌터카', '승합차', false),
      await trade('마루유리', '유리', true),
    ];
    const entries = links.flatMap((linkId) =>
      ['2026-Q3', '2026-Q2'].map((period) => ({ linkId, period, quantity: 1, unit: 'TNE' as const })),
    );
    await own.owner.saveFlowRows({ rows: entries });
    const quarter = ['가람전장', '나래고무', '라온스틸', '마루유리', '다솜렌터카', '하나상사'];
    const inQuarter = (period: string) => quarter.map((name) => `${period} ${name}`);
    const read = async (order: 'asc' | 'desc') => {
      const pages = [1, 2, 3].map((page) => own.owner.listFlowRows({ order, page, size: 5 }));
      const rows = (await Promise.all(pages)).flatMap((page) => page.rows);
      return rows.map(({ period, partner }) => `${period} ${partner?.name}`);
    };
    const shown = [...inQuarter('2026-Q3'), ...inQuarter('2026-Q2')];
    expect(await read('desc')).toEqual(shown);
    expect(await read('asc')).toEqual([...inQuarter('2026-Q2'), ...inQuarter('2026-Q3')]);
    const csv = await (await own.owner.exportFlows({ format: 'csv' })).text();
    const lines = csv.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')).map(([period, , partner]) => `${period} ${partner}`)).toEqual(shown);
  });
});
