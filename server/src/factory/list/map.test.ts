import { describe, expect, it } from 'vitest';
import { processOf, useListedFactories } from '../../../test/fixtures/factory/factory-lists.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { supplier, add, names, certify } = useListedFactories(world);

const pointAt = (latitude: number, longitude: number, precision: 'exact' | 'city' = 'exact') => ({
  point: { latitude, longitude, precision },
});

describe('getFactoryChoices', () => {
  it('gives what the own factories have, each once', async () => {
    const [a] = await add(
      { name: '가', country: 'VN', processes: [processOf('도금'), processOf('조립')] },
      { name: '나', country: 'KR', processes: [processOf('도금')] },
      { name: '다', country: 'KR' },
    );
    await certify('T 9001', '2028-01-01', [a?.id ?? '']);
    expect(await supplier().getFactoryChoices()).toMatchObject({
      countries: ['KR', 'VN'],
      processes: [
        { key: 'own:도금', name: '도금' },
        { key: 'own:조립', name: '조립' },
      ],
      standards: [{ code: 'T 9001', kr: 'T 9001' }],
    });
  });

  it('forgets a process that nobody has any more', async () => {
    const [made] = await add({ name: '가', processes: [processOf('도금')] });
    await supplier().updateFactory({
      id: made?.id ?? '',
      version: 1,
      name: '가',
      country: 'KR',
      processes: [processOf('조립')],
    });
    expect((await supplier().getFactoryChoices()).processes).toEqual([{ key: 'own:조립', name: '조립' }]);
    expect(await names({ process: 'own:도금' })).toEqual([]);
  });
});

describe('listFactoryPoints', () => {
  it('gathers what lies near, names what stands alone, and counts what has no place', async () => {
    const [ulsan] = await add(
      { name: '울산', ...pointAt(35.54122, 129.31467) },
      { name: '하노이 1', country: 'VN', ...pointAt(21.03, 105.85, 'city') },
      { name: '하노이 2', country: 'VN', ...pointAt(21.04, 105.86) },
      { name: '어딘가' },
    );
    const { cells, unlocated } = await supplier().listFactoryPoints({ zoom: 3 });
    expect(unlocated).toBe(1);
    expect(cells).toEqual([
      expect.objectContaining({
        count: 2,
        exact: 1,
        factory: null,
        west: 105.85,
        east: 105.86,
        south: 21.03,
        north: 21.04,
      }),
      expect.objectContaining({
        count: 1,
        exact: 1,
        latitude: 35.54122,
        longitude: 129.31467,
        factory: { id: ulsan?.id, name: '울산', precision: 'exact' },
      }),
    ]);
    expect((await supplier().listFactoryPoints({ zoom: 14 })).cells).toHaveLength(3);
    expect((await supplier().listFactoryPoints({ country: 'KR' })).cells).toMatchObject([{ count: 1 }]);
    expect((await supplier().listFactoryPoints({ search: '하노이 2' })).cells).toMatchObject([
      { factory: { name: '하노이 2' } },
    ]);
  });

  it('looks only where the map does, over the last degree too', async () => {
    await add(
      { name: '피지', country: 'FJ', ...pointAt(-17.8, 178) },
      { name: '사모아', country: 'WS', ...pointAt(-13.8, -172) },
      { name: '울산', ...pointAt(35.5, 129.3) },
    );
    const placesIn = async (within: string) => (await supplier().listFactoryPoints({ within, zoom: 9 })).cells.length;
    expect(await placesIn('124,33,132,39')).toBe(1);
    expect(await placesIn('170,-30,-170,0')).toBe(2);
    expect(await placesIn('-180,-90,180,90')).toBe(3);
    expect(await names({ within: '124,33,132,39' })).toEqual(['울산']);
    await add({ name: '어딘가' });
    expect(await names({ place: 'unknown' })).toEqual(['어딘가']);
    expect(await names({ place: 'known', country: 'KR' })).toEqual(['울산']);
  });

  it('A1 shows other companies’ to an admin alone', async () => {
    await add({ name: '울산', ...pointAt(35.5, 129.3) });
    expect((await (await world.supplier()).listFactoryPoints()).cells).toEqual([]);
    expect((await (await world.admin()).listFactoryPoints()).cells).toMatchObject([{ factory: { name: '울산' } }]);
  });
});
