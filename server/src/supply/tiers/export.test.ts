import { describe, expect, it } from 'vitest';
import { CANARY, useChain } from '../../../test/fixtures/supply/chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { chain, atTier } = useChain(world);

describe('exportSupplyTiers', () => {
  it('A5 writes a line for each company as its viewer sees it, and nothing of those that are masked', async () => {
    const { car, carId } = chain();
    const masked = await atTier(car, 3);
    const text = await (await car.owner.exportSupplyTiers({ productId: carId })).text();
    const [head = '', ...lines] = text.split('\r\n').slice(0, -1);
    expect(head).toContain('차수');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^1,누리셀에너지,/);
    expect(lines[0]).toContain(',대한민국,');
    expect(lines.at(-1)).toContain(`3,협력사 ${masked?.token},`);
    expect(lines.at(-1)).toContain('10~<30%');
    expect(text).not.toContain(CANARY);
  });

  it('leaves a line in the audit log', async () => {
    const { car } = chain();
    await car.owner.exportSupplyTiers();
    const { rows } = await (await world.admin()).listAuditLines({ operation: 'exportSupplyTiers' });
    expect(rows).toHaveLength(1);
  });

  it('A1 knows no product of another company', async () => {
    const { rival, carId } = chain();
    await expect(rival.owner.exportSupplyTiers({ productId: carId })).rejects.toMatchObject({
      code: 'request.not_found',
    });
  });
});
