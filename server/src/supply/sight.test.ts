import { beforeEach, describe, expect, it } from 'vitest';
import { type Firm, useSupply } from '../../test/supply.ts';
import { useWorld } from '../../test/world.ts';

const world = useWorld();
const { firm, member, product, link } = useSupply(world);

/** Whatever is the deepest supplier's own carries its mark. */
const CANARY = '⟦비밀⟧';
const DEEP = `${CANARY} 리튬`;
const UNTIL = '2027-06-30';

/** A car is made of packs, packs of cathodes, cathodes of lithium; another maker buys the same packs. */
let car: Firm;
let rival: Firm;
let cells: Firm;
let cathodes: Firm;
let lithium: Firm;
let carId: string;
let cathodeLink: string;
let lithiumLink: string;

beforeEach(async () => {
  [car, rival, cells, cathodes, lithium] = [
    await firm('한빛모빌리티'),
    await firm('경쟁모빌리티'),
    await firm('누리셀에너지'),
    await firm('에코양극재'),
    await firm(DEEP),
  ];
  carId = await product(car, '전기차');
  const pack = await product(cells, '배터리팩', { hs: '850760' });
  const cathode = await product(cathodes, '양극재', { hs: '284190' });
  const salt = await product(lithium, `${CANARY} 제품`, { hs: '28252012', materialGroup: 'lithium', isOrigin: true });
  await lithium.owner.registerFactory({ name: `${CANARY} 공장`, country: 'AU', locality: CANARY });
  await link(car, carId, cells, pack, { spendShare: 56 });
  await link(rival, await product(rival, '경쟁차'), cells, pack, { spendShare: 40 });
  cathodeLink = (await link(cells, pack, cathodes, cathode, { spendShare: 46 })).id;
  lithiumLink = (await link(cathodes, cathode, lithium, salt, { spendShare: 24.5 })).id;
});

/** Every answer that this slice gives about a chain, as bytes. */
const everything = async ({ owner }: Firm, seenId = '') => {
  const tiers = await owner.getSupplyTiers();
  const answers: unknown[] = [tiers, await owner.getSupplyTiers({ productId: tiers.roots[0]?.id })];
  answers.push(await owner.listLinks({ search: '리튬' }), await owner.listLinks(), await owner.listProducts());
  answers.push(await owner.listSightGrants({ whose: 'theirs' }), await owner.listSightGrants());
  answers.push(await owner.listSightLooks(), await owner.listNotices());
  for (const { id } of tiers.companies) answers.push(await owner.getSupplyCompany({ id }));
  const attempts = [owner.getSupplyCompany({ id: lithium.id }), owner.previewSight({ companyId: lithium.id })];
  if (seenId) attempts.push(owner.getSupplyCompany({ id: seenId }));
  for (const one of await Promise.allSettled(attempts)) answers.push('value' in one ? one.value : String(one.reason));
  return JSON.stringify(answers);
};

const atTier = async ({ owner }: Firm, tier: number) =>
  (await owner.getSupplyTiers()).companies.find(({ tiers }) => tiers.includes(tier));

const onward = async ({ owner }: Firm, id: string, isAllowed: boolean) => {
  const { version } = await owner.getLink({ id });
  return owner.setLinkOnward({ id, version, onward: isAllowed });
};

/** The car maker asks about tier 3 and is granted; whether it is shown depends on those between. */
const reveal = async () => {
  const masked = await atTier(car, 3);
  const asked = await car.owner.askSight({
    ...{ companyId: masked?.id ?? '', fields: ['identity'], purpose: '실사', until: UNTIL },
  });
  const { rows } = await lithium.owner.listSightGrants({ state: 'asked' });
  const one = { id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 };
  return { asked, request: rows[0], granted: await lithium.owner.answerSight({ ...one, isGranted: true }) };
};

describe('getSupplyTiers', () => {
  it('A2 A5 shows the next step in clear and nothing that is anybody’s own beyond it', async () => {
    const { companies, products, links, coverage } = await car.owner.getSupplyTiers({ productId: carId });
    expect(companies.map(({ name, isMasked, tiers }) => [name, isMasked, tiers])).toEqual([
      ['누리셀에너지', false, [1]],
      ['', true, [2]],
      ['', true, [3]],
    ]);
    expect(companies[2]).toMatchObject({
      country: 'KR',
      hasCertificate: false,
      token: expect.stringMatching(/^#[0-9A-Z]{4}$/),
    });
    expect(products.map(({ name, hs }) => [name, hs])).toEqual([
      ['전기차', ''],
      ['배터리팩', '850760'],
      ['', '2841'],
      ['', '2825'],
    ]);
    expect(links.map(({ share, band, isOwn }) => [share, band, isOwn])).toEqual([
      [56, 'to60', true],
      [null, 'to60', false],
      [null, 'to30', false],
    ]);
    expect(coverage.spend.confirmed.slice(0, 4)).toEqual([56, 26, 6, 6]);
    const body = await everything(car);
    for (const hidden of [CANARY, '에코양극재', lithium.id, cathodes.id, lithiumLink, cathodeLink, '28252012', '24.5'])
      expect(body).not.toContain(hidden);
  });

  it('A5 gives two viewers different tokens for one company, and one viewer always the same', async () => {
    const [ours, theirs] = [await atTier(car, 3), await atTier(rival, 3)];
    expect(ours?.id).not.toBe(theirs?.id);
    expect((await atTier(car, 3))?.id).toBe(ours?.id);
    await expect(rival.owner.getSupplyCompany({ id: ours?.id ?? '' })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    const [linksOfOurs, linksOfTheirs] = [await car.owner.getSupplyTiers(), await rival.owner.getSupplyTiers()];
    const ids = new Set(linksOfOurs.links.map(({ id }) => id));
    expect(linksOfTheirs.links.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('A3 answers alike for another company’s product and for one that is nowhere', async () => {
    const foreign = (await cells.owner.listProducts()).rows[0]?.id;
    for (const productId of [foreign, crypto.randomUUID()])
      await expect(car.owner.getSupplyTiers({ productId })).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('A5 walks no further than a supplier that has not spoken, whoever says that it supplies them', async () => {
    const stranger = await firm('남의 회사');
    const thing = await product(stranger, '물건');
    await stranger.owner.proposeLink({
      ...{ side: 'buyer', productId: thing, businessNumber: cells.number },
      words: { company: '셀 회사', product: '배터리팩' },
    });
    const { companies, links } = await stranger.owner.getSupplyTiers();
    expect(companies).toMatchObject([{ name: '셀 회사', isPlaceholder: true, tiers: [1] }]);
    expect(links).toHaveLength(1);
    const body = await everything(stranger);
    for (const hidden of ['누리셀에너지', cells.id, CANARY]) expect(body).not.toContain(hidden);
  });
});

describe('a reveal', () => {
  it('A5 shows a company once it grants it and everybody between allows it, and hides it the moment anybody revokes', async () => {
    const { asked, request } = await reveal();
    expect(asked).toMatchObject({ state: 'asked', companyName: '', isOurs: false });
    expect(request).toMatchObject({ companyName: '한빛모빌리티', purpose: '실사', until: UNTIL, isOurs: true });
    expect(await everything(car)).not.toContain(CANARY);
    expect((await car.owner.listSightGrants({ whose: 'theirs' })).rows).toMatchObject([
      { state: 'granted', isHeldUp: true, companyName: '' },
    ]);
    await onward(cathodes, lithiumLink, true);
    expect(await everything(car)).not.toContain(CANARY);
    await onward(cells, cathodeLink, true);
    expect(await atTier(car, 3)).toMatchObject({ id: lithium.id, name: DEEP, isMasked: false });
    expect(await atTier(car, 2)).toMatchObject({ isMasked: true });
    expect(await everything(rival)).not.toContain(CANARY);

    await onward(cells, cathodeLink, false);
    expect(await everything(car, lithium.id)).not.toContain(CANARY);
    await onward(cells, cathodeLink, true);
    expect(await everything(car)).toContain(CANARY);
    const { rows } = await lithium.owner.listSightGrants();
    await lithium.owner.revokeSight({ id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 });
    const body = await everything(car, lithium.id);
    expect(body).not.toContain(CANARY);
    expect(body).not.toContain(lithium.id);
  });

  it('A5 ends on its last day by itself', async () => {
    await reveal();
    await onward(cathodes, lithiumLink, true);
    await onward(cells, cathodeLink, true);
    expect((await atTier(car, 3))?.name).toBe(DEEP);
    world.passHours(24 * 365);
    const late = { ...car, owner: await member(car.id) };
    expect((await atTier(late, 3))?.isMasked).toBe(true);
    expect(await everything(late, lithium.id)).not.toContain(CANARY);
    const { rows } = await late.owner.listSightGrants({ whose: 'theirs', state: 'ended' });
    expect(rows).toMatchObject([{ state: 'ended', companyName: '' }]);
  });

  it('A5 opens field by field, and what is not granted is absent', async () => {
    const { id } = (await atTier(car, 3)) ?? { id: '' };
    await car.owner.askSight({
      companyId: id,
      fields: ['identity', 'location', 'origin'],
      purpose: '실사',
      until: UNTIL,
    });
    const [request] = (await lithium.owner.listSightGrants()).rows;
    const one = { id: request?.id ?? '', version: 1, isGranted: true };
    await expect(lithium.owner.answerSight({ ...one, fields: ['volumes'] })).rejects.toMatchObject({
      code: 'supply.grant_beyond',
    });
    await expect(lithium.owner.answerSight({ ...one, until: '2027-07-01' })).rejects.toMatchObject({
      code: 'supply.grant_beyond',
    });
    await lithium.owner.answerSight({ ...one, fields: ['identity', 'origin'] });
    await onward(cathodes, lithiumLink, true);
    await onward(cells, cathodeLink, true);
    const seen = await car.owner.getSupplyCompany({ id: lithium.id });
    expect(seen).toMatchObject({ name: DEEP, hs: ['28252012'], materialGroups: ['lithium'] });
    expect(seen).not.toHaveProperty('factories');
    expect(seen).not.toHaveProperty('certificates');
    expect((await lithium.owner.listSightLooks()).rows).toMatchObject([{ companyId: car.id }]);
  });

  it('A7 is nobody else’s to answer, asks about nobody outside the chain, and not twice', async () => {
    const { id } = (await atTier(car, 3)) ?? { id: '' };
    const told = { fields: ['identity' as const], purpose: '실사', until: UNTIL };
    for (const companyId of [lithium.id, rival.id, car.id, crypto.randomUUID(), 'ABCDEFGHJKMNPQRS'])
      await expect(car.owner.askSight({ ...told, companyId })).rejects.toMatchObject({ code: 'request.not_found' });
    await expect(car.owner.askSight({ ...told, companyId: id, until: '2026-11-14' })).rejects.toMatchObject({
      code: 'supply.until_past',
    });
    const asked = await car.owner.askSight({ ...told, companyId: id });
    await expect(car.owner.askSight({ ...told, companyId: id })).rejects.toMatchObject({
      code: 'supply.already_asked',
    });
    const one = { id: asked.id, version: 1 };
    await expect(car.owner.answerSight({ ...one, isGranted: true })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(car.owner.revokeSight(one)).rejects.toMatchObject({ code: 'access.denied' });
    for (const other of [rival, cells])
      for (const tried of [
        other.owner.answerSight({ ...one, isGranted: true }),
        other.owner.revokeSight(one),
        other.owner.withdrawSight(one),
      ])
        await expect(tried).rejects.toMatchObject({ code: 'request.not_found' });
    const viewer = await member(lithium.id, 'viewer');
    await expect(viewer.answerSight({ ...one, isGranted: true })).rejects.toMatchObject({ code: 'access.denied' });
    expect(await car.owner.withdrawSight(one)).toMatchObject({ state: 'withdrawn' });
    await expect(lithium.owner.answerSight({ ...one, isGranted: true })).rejects.toMatchObject({
      code: 'supply.sight_changed',
    });
  });
});

describe('grantSight', () => {
  it('A5 lets a partner see where the factories are, and nobody who is none', async () => {
    expect(await cathodes.owner.getSupplyCompany({ id: lithium.id })).not.toHaveProperty('factories');
    const told = { fields: ['location' as const], purpose: '현장 점검', until: UNTIL };
    await expect(lithium.owner.grantSight({ ...told, companyId: car.id })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    const granted = await lithium.owner.grantSight({ ...told, companyId: cathodes.id });
    expect(await cathodes.owner.getSupplyCompany({ id: lithium.id })).toMatchObject({
      factories: [{ name: `${CANARY} 공장`, country: 'AU' }],
    });
    expect((await lithium.owner.previewSight({ companyId: cathodes.id })).company).toHaveProperty('factories');
    await lithium.owner.revokeSight({ id: granted.id, version: granted.version });
    expect(await cathodes.owner.getSupplyCompany({ id: lithium.id })).not.toHaveProperty('factories');
    expect((await lithium.owner.previewSight({ companyId: cathodes.id })).company).not.toHaveProperty('factories');
  });
});

describe('previewSight', () => {
  it('A5 shows what a customer sees: ourselves in clear, our suppliers masked and without its tokens', async () => {
    const { company, suppliers } = await cells.owner.previewSight({ companyId: car.id });
    expect(company).toMatchObject({ id: cells.id, name: '누리셀에너지', isMasked: false, certificates: [] });
    expect(suppliers).toMatchObject([{ id: '', token: '', name: '', isMasked: true }]);
    await expect(cathodes.owner.previewSight({ companyId: car.id })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    await expect(cells.owner.previewSight({ companyId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'request.not_found',
    });
  });
});
