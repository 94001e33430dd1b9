import { describe, expect, it } from 'vitest';
import { UNTIL, useChain } from '../../../test/fixtures/supply/chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld({ limitFactor: 1 });
const { chain, atTier } = useChain(world);
const request = { fields: ['identity' as const], purpose: '실사', until: UNTIL };

describe('requestDisclosure', () => {
  it('22.13 is limited to twenty a day, those that were withdrawn too', async () => {
    const { car } = chain();
    const { id: companyId = '' } = (await atTier(car, 3)) ?? {};
    for (let time = 0; time < 20; time += 1) {
      const { id, version } = await car.owner.requestDisclosure({ ...request, companyId });
      await car.owner.withdrawDisclosure({ id, version });
    }
    await expect(car.owner.requestDisclosure({ ...request, companyId })).rejects.toMatchObject({
      code: 'request.too_many',
    });
  });
});
