import { describe, expect, it } from 'vitest';
import { KIM, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { insertConsents } from '../terms/consent.store.ts';

const world = useWorld({ limitFactor: 1 });
const { add, post } = usePeople(world);
const SENDER = { address: '127.0.0.1', userAgent: '', language: 'kr' } as const;
const PER_HOUR = { name: 'resetRequest', scope: 'identifier', windowS: 3600 } as const;

describe('setLimit', () => {
  it('holds at once, and back again', async () => {
    await add();
    const admin = await world.admin();
    const ask = async () => (await post('/find-password', { ...KIM })).statusCode;
    expect(await admin.setLimit({ ...PER_HOUR, max: 1 })).toEqual({ ...PER_HOUR, standard: 3, max: 1 });
    expect([await ask(), await ask()]).toEqual([200, 429]);
    expect((await admin.listLimits()).rows).toContainEqual({ ...PER_HOUR, standard: 3, max: 1 });
    expect(await admin.setLimit({ ...PER_HOUR, max: 3 })).toMatchObject({ max: null });
    expect([await ask(), await ask()]).toEqual([200, 429]);
    await admin.setLimit({ ...PER_HOUR, max: 100 });
    expect(await ask()).toBe(200);
    expect(await admin.setLimit({ ...PER_HOUR, max: null })).toMatchObject({ max: null });
    expect(await ask()).toBe(429);
  });

  it.each([
    [{ ...PER_HOUR, max: 0 }, 'request.invalid'],
    [{ ...PER_HOUR, max: 100_001 }, 'request.invalid'],
    [{ ...PER_HOUR, max: 1.5 }, 'request.invalid'],
    [{ ...PER_HOUR, windowS: 7, max: 5 }, 'request.not_found'],
    [{ ...PER_HOUR, name: 'nothing', max: 5 }, 'request.not_found'],
    [{ ...PER_HOUR, scope: 'overall' as const, max: 5 }, 'request.not_found'],
  ])('refuses %j', async (input, code) => {
    const admin = await world.admin();
    await expect(admin.setLimit(input)).rejects.toMatchObject({ code });
  });

  it('A10 is for admins with a fresh password, and leaves a line in the audit log', async () => {
    const input = { ...PER_HOUR, max: 5 };
    await expect((await world.supplier()).setLimit(input)).rejects.toMatchObject({ code: 'access.denied' });
    const admin = await world.admin();
    await admin.setLimit(input);
    const lines = await world.db().selectFrom('kit_audit').select('operation').execute();
    expect(lines).toEqual([{ operation: 'setLimit' }]);
    world.passMinutes(11);
    await expect(admin.setLimit(input)).rejects.toMatchObject({ code: 'session.password_needed' });
  });
});

describe('listTerms', () => {
  it('says which version holds and how many people have agreed to it, each once', async () => {
    const userId = await add();
    const version = world.platform.terms.versionAt(world.clock());
    const decision = { userId, item: 'service', isGranted: true, version, textHash: '-', sender: SENDER } as const;
    for (let times = 0; times < 2; times++) await insertConsents(world.db(), [{ ...decision, at: world.clock() }]);
    const { rows } = await (await world.admin()).listTerms();
    expect(rows).toContainEqual({ version, state: 'current', agreed: 1 });
    expect(rows.filter(({ state }) => state === 'current')).toHaveLength(1);
    await expect((await world.supplier()).listTerms()).rejects.toMatchObject({ code: 'access.denied' });
  });
});
