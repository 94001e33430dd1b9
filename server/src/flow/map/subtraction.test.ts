import { describe, expect, it } from 'vitest';
import { TIME, useFlowCanaries } from '../../../test/fixtures/flow/canaries.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { entered, enter, firm, product, link, chain } = useFlowCanaries(world);
const PERIODS = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09'];

/** The makers of cells send salt of their own to the makers of their cathodes. */
const withFreeIssue = async () => {
  const made = await entered();
  const { cells, cathodes } = made;
  const [cathode] = (await cathodes.owner.listProducts()).rows;
  const own = await product(cells, '사급 소금', { unit: 'KGM', materials: [{ material: 'lithium' }] });
  const ownLink = (await link(cathodes, cathode?.id ?? '', cells, own)).id;
  const packId = (await cells.owner.listProducts({ search: '배터리팩' })).rows[0]?.id ?? '';
  const say = async (quantity: number) => {
    const [row] = (await cells.owner.listFlowRows({ linkId: ownLink })).rows;
    const change = row ? { rowId: row.id, version: row.version, linkId: undefined } : {};
    await enter(cells, ownLink, quantity, change);
  };
  return { ...made, ownLink, packId, say };
};

describe('what others sent each other', () => {
  it('A5 stands in no band with own rows, and no band of others moves with what the viewer says', async () => {
    const { cells, say } = await withFreeIssue();
    const others = async (by: 'company' | 'country' | 'tier') => {
      const { bands } = await cells.owner.getFlowMap({ ...TIME, by });
      for (const band of bands) expect(band.kg === null, JSON.stringify(band)).toBe(!band.isOwn);
      return bands
        .filter(({ isOwn }) => !isOwn)
        .map(({ from, to, band }) => [from, to, band])
        .toSorted();
    };
    for (const by of ['company', 'country', 'tier'] as const) {
      await say(1);
      const before = await others(by);
      expect(before).not.toEqual([]);
      for (const quantity of [1e4, 1e5, 2e5, 4e5, 1e6, 1e9]) {
        await say(quantity);
        expect(await others(by)).toEqual(before);
      }
    }
  });

  it('A5 cannot be weighed in a trace against what the viewer says alone, and against what is agreed on only in bands', async () => {
    const { cells, cathodes, ownLink, packId, say } = await withFreeIssue();
    const shares = async () => {
      const { materials } = await cells.owner.traceFlow({ productId: packId, ...TIME });
      return materials
        .flatMap(({ steps }) => steps)
        .filter(({ tier }) => tier === 2)
        .map(({ share }) => share);
    };
    await say(1);
    const before = await shares();
    for (const quantity of [1e5, 1e6, 1e9]) {
      await say(quantity);
      expect(await shares()).toEqual(before);
    }
    await enter(cathodes, ownLink, 123_456);
    const after = await shares();
    expect(after).not.toEqual(before);
    for (const { from, to } of after)
      for (const end of [from, to]) expect(end * 10).toBeCloseTo(Math.round(end * 10), 9);
  });

  it('22.12 tells where another company gets it from by bands, in origins and in steps', async () => {
    const { car } = await entered();
    const { materials } = await car.owner.traceFlow({ productId: chain().carId, ...TIME });
    const [{ origins = [], steps = [], unknown } = {}] = materials;
    // Its two suppliers sent 640,007.75 and 250,000 kg: more than 60, and 10 to 30 per cent, of which neither leaves
    // the other more.
    const shares = [
      { from: 0.7, to: 0.9 },
      { from: 0.1, to: 0.3 },
    ];
    expect(origins.map(({ share }) => share)).toEqual(shares);
    expect(steps.filter(({ tier }) => tier === 3).map(({ share }) => share)).toEqual(shares);
    expect(unknown).toEqual({ from: 0, to: 0 });
  });

  it('A5 is told by whole quarters: asking month by month gives what the quarter gives', async () => {
    const { car, cathodes, lithiumLink, other, otherLink } = await entered();
    for (const period of ['2026-08', '2026-09']) {
      await enter(cathodes, lithiumLink, 10, { period });
      await enter(other, otherLink, 999_000, { period });
    }
    const bandsIn = async (from: string, to = from) =>
      (await car.owner.getFlowMap({ from, to })).bands
        .filter(({ isOwn }) => !isOwn)
        .map(({ from: sender, to: receiver, band }) => [sender, receiver, band])
        .toSorted();
    const tracedIn = async (from: string, to = from) =>
      (await car.owner.traceFlow({ productId: chain().carId, from, to })).materials;
    const [bands, origins] = [await bandsIn('2026-Q3'), await tracedIn('2026-Q3')];
    expect(bands).toHaveLength(3);
    for (const month of PERIODS.slice(3)) {
      expect(await bandsIn(month)).toEqual(bands);
      expect(await tracedIn(month)).toEqual(origins);
    }
    for (const month of PERIODS.slice(0, 3)) expect(await bandsIn(month)).toEqual([]);
    expect(await bandsIn('2026-07', '2026-08')).toEqual(bands);
  });

  it('A5 27.5 stands in no quarter sum: these are the own rows, whatever others enter, and add up to the map', async () => {
    const { car, cells, cathodes, lithiumLink, other, otherLink } = await entered();
    const before = await Promise.all([car, cells].map(({ owner }) => owner.getFlowQuarters(TIME)));
    const others = async () => (await car.owner.getFlowMap(TIME)).bands.filter(({ isOwn }) => !isOwn);
    const secrets = (bands: Awaited<ReturnType<typeof others>>) =>
      bands.flatMap(({ quantities, goods }) => [
        ...quantities,
        ...goods.filter(({ name, hs }) => name || hs.length > 4),
      ]);
    expect(await others()).not.toEqual([]);
    expect(secrets(await others())).toEqual([]);
    await enter(cathodes, lithiumLink, 77, { period: '2026-08' });
    await enter(other, otherLink, 999_000, { period: '2026-04' });
    expect(await Promise.all([car, cells].map(({ owner }) => owner.getFlowQuarters(TIME)))).toEqual(before);
    expect(secrets(await others())).toEqual([]);
    for (const { owner } of [car, cells, cathodes]) {
      const [{ sums }, { totals }] = await Promise.all([owner.getFlowQuarters(TIME), owner.getFlowMap(TIME)]);
      for (const [side, kg] of [
        ['in', totals.inKg],
        ['out', totals.outKg],
      ] as const)
        expect(sums.filter((sum) => sum.side === side).reduce((sum, { kg: one }) => sum + one, 0)).toBeCloseTo(kg, 6);
    }
  });

  it('A5 shows nothing of them to whoever only sells to one of the two', async () => {
    const { other, customer } = await entered();
    for (const { owner } of [other, customer]) {
      const { bands } = await owner.getFlowMap(TIME);
      expect(bands.map(({ isOwn }) => isOwn)).toEqual([true]);
    }
    expect((await (await firm('남의 회사')).owner.getFlowMap(TIME)).bands).toEqual([]);
  });
});
