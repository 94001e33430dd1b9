import { expect, it } from 'vitest';
import { useChain } from '../../../test/fixtures/supply/chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import { findReached } from './reached-links.store.ts';

const world = useWorld();
const { chain } = useChain(world);

it('28 Bad input: reads nothing of a chain that has too many links', async () => {
  const { carId } = chain();
  const find = (linksMax?: number) => findReached(world.db(), [carId], todayInSeoul(world.clock()), linksMax);
  const count = (await find())?.links.length ?? 0;
  expect(count).toBeGreaterThan(2);
  expect((await find(count))?.links).toHaveLength(count);
  expect(await find(count - 1)).toBeUndefined();
});
