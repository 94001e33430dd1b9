import { FLAG_FILTERS, type LANGUAGES, TILES } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useFlagDays } from '../../test/fixtures/dashboard/flag-days.ts';
import { useFlowCanaries } from '../../test/fixtures/flow/canaries.ts';
import { CANARY, UNTIL } from '../../test/fixtures/supply/chains.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product, propose, entered, chain, secretsOf, onward, atTier, link } = useFlowCanaries(world);

/** Returns everything that the first screens and their sheets show, as text. */
const everything = async (owner: Caller) => {
  const answers: unknown[] = [await owner.getDashboard(), await owner.listTasks(), await owner.getStart()];
  for (const { id: productId } of (await owner.listProducts()).rows)
    answers.push(await owner.getDashboard({ productId }));
  for (const show of FLAG_FILTERS) answers.push(await owner.listFlagHistory({ show }));
  for (const tile of TILES) answers.push(await (await owner.exportDashboard({ tile, as: 'csv' })).text());
  return JSON.stringify(answers);
};
const { runDay } = useFlagDays(world);
const PLACE = { latitude: -23.12345, longitude: 133.54321, precision: 'exact' as const };

describe('getDashboard', () => {
  it('A2 A5 tells nobody what is between two others, nor who they are', async () => {
    const made = await entered();
    await runDay();
    const { car, rival, cells, cathodes, lithium, other, customer } = made;
    const secrets = secretsOf(made);
    const standpoints: [string, keyof typeof secrets extends infer K ? K[] : never][] = [
      [cells.id, ['buyer']],
      [car.id, []],
      [rival.id, []],
      [other.id, ['buyer']],
      [customer.id, ['seller', 'goods']],
      [(await firm('남의 회사')).id, []],
      [lithium.id, ['seller', 'buyer', 'goods', 'row', 'sellersOwn']],
      [cathodes.id, ['seller', 'buyer', 'goods', 'row', 'buyersOwn']],
    ];
    for (const [companyId, knows] of standpoints) {
      const body = await everything(await member(companyId));
      const hidden = Object.entries(secrets).flatMap(([kind, words]) =>
        knows.some((known) => known === kind) ? [] : words,
      );
      expect(hidden.filter((word) => body.includes(word))).toEqual([]);
    }
  });

  it('A2 takes another company’s product for none at all', async () => {
    const { car, rival, carId } = chain();
    expect((await car.owner.getDashboard({ productId: carId })).productId).toBe(carId);
    for (const productId of [carId, crypto.randomUUID()]) {
      await expect(rival.owner.getDashboard({ productId })).rejects.toMatchObject({ code: 'request.not_found' });
      await expect(rival.owner.exportDashboard({ productId, tile: 'map' })).rejects.toMatchObject({
        code: 'request.not_found',
      });
    }
  });

  it('A2 puts another’s factory on the map only while it is granted, and never by its id', async () => {
    const { car, cells, cathodes, lithium, cathodeLink, lithiumLink } = chain();
    const mine = { name: `${CANARY} 광산`, country: 'AU', point: PLACE, isNew: true };
    const { id: factoryId } = await lithium.owner.registerFactory(mine);
    expect(await everything(car.owner)).not.toContain(CANARY);
    expect((await car.owner.getDashboard()).elsewhere).toEqual([{ country: 'KR', companies: 3 }]);
    const masked = await atTier(car, 3);
    const fields = ['identity' as const, 'location' as const];
    const request = { companyId: masked?.id ?? '', fields, purpose: '실사', until: UNTIL };
    await car.owner.requestDisclosure(request);
    const [{ id = '', version = 0 } = {}] = (await lithium.owner.listDisclosureGrants({ state: 'asked' })).rows;
    const granted = await lithium.owner.answerDisclosure({ id, version, isGranted: true });
    for (const [company, linkId] of [
      [cells, cathodeLink],
      [cathodes, lithiumLink],
    ] as const)
      await onward(company, linkId, true);
    const { map, tiers, elsewhere } = await car.owner.getDashboard();
    expect(map).toMatchObject([{ name: `${CANARY} 광산`, isOwn: false, isExact: true, ...pointOf(PLACE) }]);
    expect(map[0]?.id).not.toBe(factoryId);
    expect(tiers.map(({ factories }) => factories)).toEqual([0, 0, 1]);
    expect(elsewhere).toEqual([{ country: 'KR', companies: 2 }]);
    expect((await chain().rival.owner.getDashboard()).map).toEqual([]);
    await lithium.owner.revokeDisclosure({ id, version: granted.version });
    expect(await everything(car.owner)).not.toContain(CANARY);
  });

  it('S2.2 gives a company that may not see others what is its own, and no error', async () => {
    const companyId = await world.company('5550000000');
    const owner = await member(companyId);
    const nothing = await owner.getDashboard();
    expect(nothing).toMatchObject({
      variant: 'supplier',
      coverage: null,
      tiers: [],
      map: [],
      elsewhere: [],
      responses: null,
      products: [],
      tasks: { total: 0, overdue: 0, counts: [] },
      completeness: { mean: null, factories: 0, least: [] },
      balance: { inflow: [], outflowKg: 0, weightless: 0, verdicts: [] },
    });
    const site = { name: '공장', country: 'KR', point: { ...PLACE, precision: 'city' as const } };
    const { id } = await owner.registerFactory(site);
    await owner.addCertificate({ standardName: 'ISO 9001', validTo: '2026-11-01', factoryIds: [id] });
    await owner.addProduct({ name: '제품' });
    const own = await owner.getDashboard();
    expect(own).toMatchObject({
      map: [{ id, isOwn: true, isExact: false, severity: 'high', ...pointOf(PLACE) }],
      certificates: { expired: 1, valid: 0 },
      tasks: { total: 1, overdue: 1 },
      completeness: { factories: 1, least: [{ id, name: '공장' }] },
      reviews: { factories: [{ state: 'active', count: 1 }], own: [], toReview: [], medianDays: null },
    });
    const unconfirmed = await member(chain().car.id, 'owner', { email_confirmed_at: null });
    expect(await unconfirmed.getDashboard()).toMatchObject({ tiers: [], coverage: null, elsewhere: [] });
    for (const tile of TILES) await owner.exportDashboard({ tile });
  });

  it('S2.2 shows a viewer the same figures, but nothing to do', async () => {
    const { cells } = chain();
    const buyer = await firm('고객사');
    await propose(buyer, await product(buyer, '제품'), cells);
    const viewer = await member(cells.id, 'viewer');
    const [{ tasks, ...seen }, { tasks: own, ...whole }] = [
      await viewer.getDashboard(),
      await cells.owner.getDashboard(),
    ];
    expect(seen).toEqual(whole);
    expect([tasks.total, own.total]).toEqual([0, 1]);
  });

  it('S2.2 colours a partner’s place by the flags of its link, and leaves out what was put off', async () => {
    const [buyer, supplier] = [await firm('구매사'), await firm('공급사')];
    const { id: made, inputs } = await buyer.owner.addProduct({ name: '제품', inputs: [{ name: '부품' }] });
    await supplier.owner.registerFactory({ name: '하나뿐인 공장', country: 'KR', point: PLACE });
    const figures = { spendShare: 40, inputId: inputs[0]?.id ?? null, inputShare: 100 };
    const { id } = await link(buyer, made, supplier, await product(supplier, '부품'), figures);
    const grant = { fields: ['location' as const], purpose: '공개', until: UNTIL };
    await supplier.owner.grantDisclosure({ ...grant, companyId: buyer.id });
    expect((await buyer.owner.getDashboard()).map).toMatchObject([{ name: '하나뿐인 공장', severity: 'high' }]);
    await buyer.owner.snoozeFlag({ code: 'SINGLE_SOURCE', subjectId: id, until: '2026-12-01', reason: '평가 중' });
    expect(await buyer.owner.getDashboard()).toMatchObject({ map: [{ severity: '' }], flags: { open: [] } });
  });

  it('S2.2 counts what invited suppliers answered, how fast, and who never did', async () => {
    const buyer = await firm('구매사');
    const productId = await product(buyer, '제품');
    const invite = (name: string) =>
      buyer.owner.inviteSupplier({
        email: `${crypto.randomUUID()}@eco.test`,
        language: 'kr',
        country: 'VN',
        companyName: name,
        proposal: { productId, words: { product: name }, figures: { spendShare: 10 } },
      });
    for (const name of ['가', '나', '다', '라']) await invite(name);
    const [declined, late, revoked] = (await buyer.owner.listSupplyInvitations()).rows;
    await buyer.owner.revokeSupplyInvitation({ id: revoked?.id ?? '' });
    const later = (hours: number) => new Date(world.clock().getTime() + hours * 60 * 60 * 1000).toISOString();
    const change = (id: string, values: { state?: 'declined'; decided_at?: string; ends_at?: string }) =>
      world.db().updateTable('supply_invitation').set(values).where('id', '=', id).execute();
    await change(declined?.id ?? '', { state: 'declined', decided_at: later(36) });
    await change(late?.id ?? '', { ends_at: later(-1) });
    expect((await buyer.owner.getDashboard()).responses).toEqual({
      asked: 3,
      answered: 1,
      medianDays: 1.5,
      overdue: 1,
      requests: { answered: 0, declined: 0, open: 0, overdue: 0, dueInWeek: 0 },
      invitations: { accepted: 0, declined: 1, waiting: 1, expired: 1 },
    });
    for (const [state, count] of [
      ['waiting', 1],
      ['declined', 1],
      ['expired', 1],
      ['accepted', 0],
    ] as const)
      expect((await buyer.owner.listSupplyInvitations({ state })).total, state).toBe(count);
    expect((await (await firm('남')).owner.getDashboard()).responses).toBeNull();
  });
});

const pointOf = ({ latitude, longitude }: typeof PLACE) => ({ latitude, longitude });

describe('exportDashboard', () => {
  const LINES: [(typeof LANGUAGES)[number], string][] = [
    ['kr', '차수,회사 수,상호 확인,미확인,미상,공장 수'],
    ['en', 'Tier,Companies,Confirmed,Unconfirmed,Unidentified,Factories'],
    ['cn', '层级,公司数,双方已确认,未确认,未识别,工厂数'],
    ['jp', '階層,会社数,相互確認済み,未確認,未特定,工場数'],
  ];
  it.each(LINES)(
    'S2.2 writes what a tile shows, in the reader’s language (%s), and leaves a line in the audit log',
    async (language, heads) => {
      const { car } = chain();
      const token = await world.token({
        role: 'supplier',
        company_id: car.id,
        email_confirmed_at: world.clock().toISOString(),
      });
      const request = { method: 'POST' as const, url: '/api/dashboard/export', payload: { tile: 'tiers', as: 'csv' } };
      const { body } = await world.inject({ ...request, headers: { 'accept-language': tagOf(language) } }, token);
      expect(body.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual([
        heads,
        '1,1,1,0,0,0',
        '2,1,1,0,0,0',
        '3,1,1,0,0,0',
      ]);
      const lines = await world
        .db()
        .selectFrom('kit_audit')
        .select('operation')
        .where('operation', '=', 'exportDashboard')
        .execute();
      expect(lines).toHaveLength(1);
    },
  );

  it('S2.2 writes every tile as a workbook too', async () => {
    const { cells } = chain();
    for (const tile of TILES) {
      const file = Buffer.from(await (await cells.owner.exportDashboard({ tile })).arrayBuffer());
      expect(file.subarray(0, 2).toString(), tile).toBe('PK');
    }
    const coverage = await (await cells.owner.exportDashboard({ tile: 'coverage', as: 'csv' })).text();
    expect(coverage).toContain('1,46,46,46,46\r\n2,4,14,4,14');
  });
});

const tagOf = (language: (typeof LANGUAGES)[number]) => ({ kr: 'ko', en: 'en', cn: 'zh-CN', jp: 'ja' })[language];
