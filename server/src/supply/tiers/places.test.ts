import { describe, expect, it } from 'vitest';
import { CANARY, UNTIL, useChain } from '../../../test/fixtures/supply/chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { chain } = useChain(world);
const ulsan = { latitude: 35.5, longitude: 129.3 };
const ochang = { latitude: 36.7, longitude: 127.4 };

describe('places of getSupplyTiers', () => {
  it('A5 are the own factories and those of whoever has granted it, until they take it back', async () => {
    const { car, cells, rival } = chain();
    const namesFor = async ({ owner }: typeof car) => (await owner.getSupplyTiers()).places.map(({ name }) => name);
    await car.owner.registerFactory({ name: '울산 공장', country: 'KR', point: { ...ulsan, precision: 'city' } });
    await cells.owner.registerFactory({
      name: `${CANARY} 오창`,
      country: 'KR',
      point: { ...ochang, precision: 'exact' },
    });
    expect(await namesFor(car)).toEqual(['울산 공장']);
    expect(await namesFor(rival)).toEqual([]);
    const { id, version } = await cells.owner.grantDisclosure({
      companyId: car.id,
      fields: ['location'],
      purpose: '실사',
      until: UNTIL,
    });
    expect((await car.owner.getSupplyTiers()).places).toEqual([
      { companyId: cells.id, name: `${CANARY} 오창`, ...ochang, isExact: true },
      { companyId: car.id, name: '울산 공장', ...ulsan, isExact: false },
    ]);
    expect(await namesFor(rival)).toEqual([]);
    await cells.owner.revokeDisclosure({ id, version });
    expect(await namesFor(car)).toEqual(['울산 공장']);
  });
});
