import { readFileSync } from 'node:fs';
import type { FlagCode, SupplyFlag } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { demoData } from '../../app/demo/fixtures/demo-data.ts';
import { loadDemo } from '../../app/demo/fixtures/loader.ts';
import { supplySlice } from '../slice.ts';
import { flagsOf } from './flags.service.ts';

const world = useWorld();
const { firm, member, product, propose, link } = useSupply(world);
const file = JSON.parse(readFileSync('demo/demo.json', 'utf8'));

const codesOf = async ({ owner }: Awaited<ReturnType<typeof firm>>, show: 'open' | 'snoozed' = 'open') =>
  (await owner.listSupplyFlags({ show })).rows.map(({ code, severity }) => `${code} ${severity}`);

describe('listSupplyFlags', () => {
  it('S2.4 finds in the demo what is expected: sources, disputes, unknown origins and certificates', async () => {
    const db = world.db();
    const demo = demoData.parse(file);
    await loadDemo(db, demo, { platform: world.platform, clock: world.clock, passwordHash: '-' });
    const companies = await db.selectFrom('company').select('id').execute();
    const found: SupplyFlag[] = [];
    for (const { id } of companies) found.push(...(await flagsOf(db, id, demo.as_of, supplySlice.flags)));
    const count = (code: FlagCode, isNarrow: (flag: SupplyFlag) => boolean = () => true) =>
      new Set(found.filter((flag) => flag.code === code && isNarrow(flag)).map(({ subjectId }) => subjectId)).size;
    const { flag_counts: expected } = file.expected;
    expect(count('CERT_EXPIRED')).toBe(expected.CERT_EXPIRED);
    expect(count('CERT_EXPIRING', ({ severity }) => severity === 'medium')).toBe(expected.CERT_EXPIRING);
    expect(count('SINGLE_SOURCE', ({ severity }) => severity === 'high')).toBe(expected.SINGLE_SOURCE);
    for (const code of ['LINK_DISPUTED', 'LINK_UNIDENTIFIED', 'ORIGIN_UNKNOWN', 'ORIGIN_REGION_UNKNOWN'] as const)
      expect(count(code), code).toBe(expected[code]);
    expect(count('LINK_UNCONFIRMED')).toBe(0);
    const later = [];
    for (const { id } of companies) later.push(...(await flagsOf(db, id, '2026-11-30', supplySlice.flags)));
    const waiting = later.filter(({ code }) => code === 'LINK_UNCONFIRMED').map(({ subjectId }) => subjectId);
    expect(new Set(waiting).size).toBe(expected.LINK_UNCONFIRMED);
  });

  it('S2.4 23.6 finds a watched region by whichever of its names somebody wrote', async () => {
    const watched = { kind: 'region', country: 'CN', name: '신장', level: 'high' } as const;
    const source = { source: '시험', sourceDate: '2026-01-01', note: '' };
    await (await world.admin()).addRiskEntry({ ...watched, ...source });
    const buyer = await firm('구매사');
    for (const [nth, region] of ['Xinjiang', '新疆维吾尔自治区', 'CN-XJ', '광둥성'].entries())
      await buyer.owner.proposeLink({
        side: 'buyer',
        productId: await product(buyer, `제품 ${nth}`),
        isUnidentified: true,
        words: { country: 'CN', region, product: '부품' },
      });
    const found = (await codesOf(buyer)).filter((code) => code.startsWith('HIGH_RISK_ORIGIN'));
    expect(found).toEqual(Array(3).fill('HIGH_RISK_ORIGIN high'));
  });

  it('S2.4 closes a flag by itself when the data no longer show it', async () => {
    const [buyer, supplier, second] = [await firm('구매사'), await firm('공급사'), await firm('두 번째')];
    const { id: made, inputs } = await buyer.owner.addProduct({ name: '제품', inputs: [{ name: '부품' }] });
    const inputId = inputs[0]?.id ?? null;
    await supplier.owner.registerFactory({ name: '하나뿐인 공장', country: 'KR' });
    const only = { spendShare: 40, inputId, inputShare: 100 };
    const { id, version, figures } = await link(buyer, made, supplier, await product(supplier, '부품'), only);
    expect(await codesOf(buyer)).toEqual(['SINGLE_SOURCE high']);
    expect(await codesOf(supplier)).toEqual([]);
    await link(buyer, made, second, await product(second, '부품'), { spendShare: 30, inputId, inputShare: 40 });
    expect(await codesOf(buyer)).toEqual(['SINGLE_SOURCE high', 'SHARE_OVER_100 low']);
    const less = { spendShare: 40, validFrom: figures.validFrom, inputId, inputShare: 60 };
    await buyer.owner.reviseLink({ id, version, figures: less });
    expect(await codesOf(buyer)).toEqual(['CONCENTRATION medium']);
  });
});

describe('snoozeFlag', () => {
  it('S2.4 puts a flag off with a reason until its day, and nobody else’s', async () => {
    const [buyer, supplier] = [await firm('구매사'), await firm('공급사')];
    const { id, version } = await propose(buyer, await product(buyer, '제품'), supplier);
    await supplier.owner.disputeLink({ id, version, reason: '아니에요.' });
    const key = { code: 'LINK_DISPUTED' as const, subjectId: id };
    const snooze = { ...key, until: '2026-11-20', reason: '통화하기로 했어요.' };
    const stranger = await firm('남');
    await expect(stranger.owner.snoozeFlag(snooze)).rejects.toMatchObject({ code: 'request.not_found' });
    const viewer = await member(buyer.id, 'viewer');
    await expect(viewer.snoozeFlag(snooze)).rejects.toMatchObject({ code: 'access.denied' });
    await expect(buyer.owner.snoozeFlag({ ...snooze, until: '2026-11-14' })).rejects.toMatchObject({
      code: 'supply.until_past',
    });
    await expect(buyer.owner.snoozeFlag({ ...snooze, code: 'SINGLE_SOURCE' })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    await buyer.owner.snoozeFlag(snooze);
    expect(await codesOf(buyer)).toEqual([]);
    expect(await codesOf(buyer, 'snoozed')).toEqual(['LINK_DISPUTED medium']);
    expect(await codesOf(supplier)).toEqual(['LINK_DISPUTED medium']);
    await buyer.owner.wakeFlag(key);
    expect(await codesOf(buyer)).toEqual(['LINK_DISPUTED medium']);
    await expect(buyer.owner.wakeFlag(key)).rejects.toMatchObject({ code: 'request.not_found' });
    await buyer.owner.snoozeFlag(snooze);
    world.passHours(24 * 7);
    expect(await codesOf({ ...buyer, owner: await member(buyer.id) })).toEqual(['LINK_DISPUTED medium']);
  });
});
