import { describe, expect, it } from 'vitest';
import { useCases } from '../../test/fixtures/company/cases.ts';
import { useFlows } from '../../test/fixtures/flow/flows.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member } = useFlows(world);
const { apply, admin, seen } = useCases(world);
const certificate = (validTo: string) => ({ standardName: 'ISO 9001', edition: '2015', validTo });

describe('getStart', () => {
  it('S2.1 ticks off each of the first five steps by itself', async () => {
    const companyId = await world.company('2208162517');
    const owner = await member(companyId);
    const done = async (caller: Caller = owner) =>
      (await caller.getStart()).steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));
    expect(await done()).toEqual([]);
    await owner.registerFactory({ name: '공장', country: 'KR' });
    expect(await done()).toEqual(['factory']);
    await owner.addCertificate(certificate('2027-11-20'));
    const { id: productId } = await owner.addProduct({ name: '제품' });
    expect(await done()).toEqual(['factory', 'certificate', 'product']);
    const set = (to: { state: 'verified' } | { created_at: string }) =>
      world.db().updateTable('company').set(to).where('id', '=', companyId).execute();
    const isOver = async () => (await owner.getStart()).isOver;
    await set({ created_at: '2026-01-01T00:00:00Z' });
    expect(await isOver()).toBe(false);
    await set({ state: 'verified' });
    expect(await isOver()).toBe(true);
    await set({ created_at: world.clock().toISOString() });
    expect(await isOver()).toBe(false);
    const invitation = { email: 'a@b.test', language: 'kr' as const, businessNumber: '1248100998' };
    await owner.inviteSupplier({ ...invitation, proposal: { productId, words: { product: '부품' } } });
    expect(await done()).toEqual(['verify', 'factory', 'certificate', 'product', 'invitation']);
    expect(await isOver()).toBe(true);
    expect(await done((await firm('남')).owner)).toEqual(['verify']);
  });

  it('S2.1 knows what an operator has in hand, until it is sent back', async () => {
    const { client, caseId } = await apply();
    const verify = async () => (await client.getStart()).steps[0];
    expect(await verify()).toEqual({ step: 'verify', isDone: false, isWaiting: false });
    const details = { companyName: '한빛정밀', representative: '홍길동', openedOn: '2001-03-02', address: '안산시' };
    await client.confirmCertificate({ round: 1, ...details });
    expect(await verify()).toEqual({ step: 'verify', isDone: false, isWaiting: true });
    const fields = [{ field: 'representative' as const, note: '?' }];
    await (await admin()).client.askCorrection({ ...(await seen(caseId)), fields });
    expect(await verify()).toEqual({ step: 'verify', isDone: false, isWaiting: false });
  });
});
