import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { CANARY } from '../../../test/fixtures/supply/chains.ts';
import type { Firm } from '../../../test/fixtures/supply/companies.ts';
import { useMaterialChain } from '../../../test/fixtures/supply/material-chain.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { receivedRows } from '../../flow/origins/received-rows.ts';
import { createOriginsService } from './origins.service.ts';

const world = useWorld();
const { product, chain } = useMaterialChain(world);

const originsOf = ({ owner }: Firm, id: string) => owner.getProductOrigins({ id });

describe('listMaterials', () => {
  it('27.1 lists what own products carry, and getMaterial shows each as its own page does', async () => {
    const { car, cells, vehicle, pack } = await chain();
    await product(car, '빈 제품');
    expect(await car.owner.listMaterials()).toEqual({
      rows: [{ material: 'lithium', products: 1, confirmed: 0, declared: 0, countries: ['AU', 'CL'] }],
      unstated: 1,
    });
    for (const [company, id] of [[car, vehicle.id] as const, [cells, pack.id] as const]) {
      const { products } = await company.owner.getMaterial({ material: 'lithium' });
      const { shares, countries, next } = await originsOf(company, id);
      expect(products).toMatchObject([{ id, shares, countries, isStated: false, next: { act: next[0]?.act } }]);
    }
    expect((await car.owner.getMaterial({ material: 'gold' })).products).toEqual([]);
  });
});

describe('exportProductOrigins', () => {
  it('27.3 writes each step with what its shares rest on, in both formats', async () => {
    const { car, vehicle } = await chain();
    const csv = await (await car.owner.exportProductOrigins({ id: vehicle.id, format: 'csv', language: 'en' })).text();
    const lines = csv.trim().split('\r\n');
    expect(lines[0]).toContain('Share of the material');
    const { paths } = await originsOf(car, vehicle.id);
    expect(lines).toHaveLength(1 + paths.reduce((sum, { steps }) => sum + Math.max(1, steps.length), 0));
    for (const line of lines.slice(1)) expect(line).toContain('Supply links: 4, confirmed: 3');
    expect(csv).not.toContain(CANARY);
    expect(csv).toContain('≥60%');
    const sheet = await car.owner.exportProductOrigins({ id: vehicle.id, format: 'xlsx', language: 'kr' });
    expect(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });
});

it('27.3 needs as many statements for a long chain as for a short one', async () => {
  const { car, cells, cathodes, vehicle, pack, cathode } = await chain();
  const service = createOriginsService({ masking: world.platform.masking, receivedRows });
  const statementsOf = async (company: Firm, id: string) => {
    const actor = {
      ...(await company.owner.getMe()),
      id: company.owner.id,
      companyId: company.id,
      memberRole: 'owner',
    };
    const ask = (db: Parameters<typeof receivedRows>[0]) =>
      service.getProductOrigins(
        { db, actor, clock: world.clock, recordAccess: () => undefined } as never,
        { id, material: 'lithium' } as never,
      );
    return (await watchStatements(world.db(), ask)).statements.length;
  };
  const counts = [
    await statementsOf(car, vehicle.id),
    await statementsOf(cells, pack.id),
    await statementsOf(cathodes, cathode.id),
  ];
  expect(Math.max(...counts)).toBeLessThanOrEqual(13);
  expect(counts[0]).toBe(counts[1]);
});
