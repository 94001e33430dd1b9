import { describe, expect, it } from 'vitest';
import { useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();

describe('getOverview', () => {
  it('counts what waits and what there is, and names the last acts of operators', async () => {
    const id = await world.company();
    const supplier = await world.supplier(id);
    await supplier.registerFactory({ name: '울산 1공장', country: 'KR' });
    const admin = await world.admin();
    await admin.disableCompany({ id });
    expect(await admin.getOverview()).toMatchObject({
      cases: { waiting: 0, oldestAt: null },
      mails: { failed: 0 },
      companies: { total: 1, verified: 0, disabled: 1 },
      users: { total: 2, admins: 1, disabled: 0 },
      acts: [{ operation: 'disableCompany', actorName: '김이음' }],
    });
  });

  it('is for admins', async () => {
    await expect((await world.supplier()).getOverview()).rejects.toMatchObject({ code: 'access.denied' });
  });
});
