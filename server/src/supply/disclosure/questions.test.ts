import { NO_NAMES } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { UNTIL, useChain } from '../../../test/fixtures/supply/chains.ts';
import type { Firm } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, link, chain, atTier, onward } = useChain(world);
const terms = { fields: ['identity' as const], purpose: '실사', until: UNTIL };

/** The maker of cathodes below two makers of cells, with both of which the car maker trades. */
const twoWays = async () => {
  const { car, carId, cathodes } = chain();
  const maker = await firm('다른셀');
  const pack = await product(maker, '다른팩');
  await link(car, carId, maker, pack, { spendShare: 10 });
  const [cathode] = (await cathodes.owner.listProducts()).rows;
  await link(maker, pack, cathodes, cathode?.id ?? '', { spendShare: 50 });
  const masked = (await car.owner.getSupplyTiers()).companies.filter(({ tiers }) => tiers.includes(2));
  return { ...chain(), maker, masked: masked.map(({ id, token }) => ({ companyId: id, token })) };
};
const askAll = async ({ owner }: Firm, masked: { companyId: string }[]) => {
  const questions = [];
  for (const { companyId } of masked) questions.push(await owner.requestDisclosure({ ...terms, companyId }));
  return questions;
};

describe('requestDisclosure', () => {
  it('22.13 belongs to a place: two questions to one company are two to who asks and one to who is asked', async () => {
    const { car, cathodes, masked } = await twoWays();
    const questions = await askAll(car, masked);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(2);
    expect(questions.map(({ state, token }) => [state, token])).toEqual(masked.map(({ token }) => ['asked', token]));
    const { rows } = await cathodes.owner.listDisclosureGrants({ state: 'asked' });
    expect(rows).toHaveLength(1);
    expect(rows.map(({ id }) => id)).not.toContain(questions[0]?.id);
    expect(
      (await cathodes.owner.listNotices()).rows.filter(({ kind }) => kind === 'supply.disclosureRequested'),
    ).toHaveLength(1);
    for (const { companyId } of masked)
      await expect(car.owner.requestDisclosure({ ...terms, companyId })).rejects.toMatchObject({
        code: 'supply.already_asked',
      });
    const [request] = rows;
    await cathodes.owner.answerDisclosure({ id: request?.id ?? '', version: request?.version ?? 0, isGranted: false });
    const { rows: answers } = await car.owner.listDisclosureGrants({ whose: 'theirs' });
    expect(answers.map(({ state, decidedAt }) => [state, decidedAt])).toEqual([
      ['declined', null],
      ['declined', null],
    ]);
  });

  it('22.13 gets the answer that was given to the same question before', async () => {
    const { car, cathodes, masked } = await twoWays();
    await askAll(car, masked.slice(0, 1));
    const [request] = (await cathodes.owner.listDisclosureGrants({ state: 'asked' })).rows;
    await cathodes.owner.answerDisclosure({ id: request?.id ?? '', version: request?.version ?? 0, isGranted: false });
    expect(await askAll(car, masked)).toMatchObject([{ state: 'declined' }, { state: 'declined' }]);
    expect((await cathodes.owner.listDisclosureGrants({ state: 'asked' })).rows).toEqual([]);
  });

  it('22.13 is withdrawn for its place alone, and the request with the last one', async () => {
    const { car, cathodes, masked } = await twoWays();
    const [first, second] = await askAll(car, masked);
    const waiting = async () => (await cathodes.owner.listDisclosureGrants({ state: 'asked' })).rows.length;
    expect(await car.owner.withdrawDisclosure({ id: first?.id ?? '', version: 1 })).toMatchObject({
      state: 'withdrawn',
    });
    expect(await waiting()).toBe(1);
    const { companies } = await car.owner.getSupplyTiers();
    expect(masked.map(({ companyId }) => companies.find(({ id }) => id === companyId)?.reveal)).toEqual(['', 'asked']);
    await car.owner.withdrawDisclosure({ id: second?.id ?? '', version: 1 });
    expect(await waiting()).toBe(0);
  });

  it('22.2 can be asked about the masked own company like about any other', async () => {
    const { car, cathodes } = chain();
    const scrap = await product(car, '폐배터리');
    const [cathode] = (await cathodes.owner.listProducts()).rows;
    await link(cathodes, cathode?.id ?? '', car, scrap, { spendShare: 3 });
    const third = (await car.owner.getSupplyTiers()).companies.filter(({ tiers }) => tiers.includes(3));
    expect(third).toHaveLength(2);
    for (const { id: companyId, token } of third)
      expect(await car.owner.requestDisclosure({ ...terms, companyId })).toMatchObject({
        state: 'asked',
        token,
        companyNames: NO_NAMES,
      });
  });
});

describe('listDisclosureLooks', () => {
  it('22.9 names a partner and whoever has asked, and nobody else beyond a customer', async () => {
    const { car, rival, cells, cathodes, lithium, cathodeLink, lithiumLink } = chain();
    for (const [by, id] of [
      [cells, cathodeLink],
      [cathodes, cathodeLink],
      [cathodes, lithiumLink],
      [lithium, lithiumLink],
    ] as const)
      await onward(by, id, true);
    const lookBy = async ({ owner }: Firm) => {
      const { companies } = await owner.getSupplyTiers();
      const { id = '' } = companies.find(({ name }) => name === lithium.name) ?? {};
      expect(await owner.getSupplyCompany({ id })).toMatchObject({ name: lithium.name });
    };
    await lookBy(rival);
    world.passMinutes(1);
    await lookBy(cathodes);
    expect((await lithium.owner.listDisclosureLooks()).rows).toMatchObject([
      { companyId: cathodes.id, companyNames: { name: '에코양극재' }, beyond: NO_NAMES },
      { companyId: null, companyNames: NO_NAMES, beyond: { name: '에코양극재' } },
    ]);
    expect(JSON.stringify(await lithium.owner.listDisclosureLooks())).not.toContain(rival.id);
    const second = (await atTier(car, 3))?.id ?? '';
    await car.owner.requestDisclosure({ companyId: second, fields: ['location'], purpose: '실사', until: UNTIL });
    world.passMinutes(1);
    await lookBy(car);
    expect((await lithium.owner.listDisclosureLooks()).rows[0]).toMatchObject({ companyId: car.id, beyond: NO_NAMES });
  });
});

describe('previewDisclosure', () => {
  it('22.3 names none of the viewer’s other partners, and nothing that these have let it see', async () => {
    const { car, carId, cells, cathodes, cathodeLink } = chain();
    const before = await cells.owner.previewDisclosure({ companyId: car.id });
    await link(car, carId, cathodes, await product(cathodes, '직접 파는 것'), { spendShare: 2 });
    expect(await cells.owner.previewDisclosure({ companyId: car.id })).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('에코양극재');
    await onward(cells, cathodeLink, true);
    expect((await cells.owner.previewDisclosure({ companyId: car.id })).suppliers).toMatchObject([{ isMasked: true }]);
    await onward(cathodes, cathodeLink, true);
    expect((await cells.owner.previewDisclosure({ companyId: car.id })).suppliers).toMatchObject([
      { name: '에코양극재' },
    ]);
  });

  it('22.3 tells nothing of how the viewer reaches us besides', async () => {
    const { car, carId, cells } = chain();
    const { company: before } = await cells.owner.previewDisclosure({ companyId: car.id });
    const between = await firm('중간상');
    const thing = await product(between, '모듈');
    await link(car, carId, between, thing, { spendShare: 2 });
    await link(between, thing, cells, await product(cells, '다른 것', { hs: '854430' }), { spendShare: 2 });
    expect((await cells.owner.previewDisclosure({ companyId: car.id })).company).toEqual(before);
  });
});
