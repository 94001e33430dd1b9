import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/world.ts';
import { flowFlags } from '../../flow/flow.flags.ts';
import { flagsOf } from '../../supply/flags.service.ts';
import { demoData } from './data.ts';
import { demoEmail, loadDemo } from './loading.ts';

const world = useWorld();
const file = JSON.parse(readFileSync('demo/demo.json', 'utf8'));
const demo = demoData.parse(file);
const PASSWORD = 'a password for the demo';

const ownerOf = async (company: string) => {
  const { jwt_token } = await world.withToken(null).signIn({ email: demoEmail(company), password: PASSWORD });
  return world.withToken(jwt_token);
};

world.arrange(async () => {
  const passwordHash = await world.account.passwords.inLine(({ hash }) => hash(PASSWORD));
  await loadDemo(world.db(), demo, { account: world.account, clock: world.clock, passwordHash });
});

const only = <T>(all: T[]): T => {
  const [one, ...rest] = all;
  if (one === undefined || rest.length > 0) throw new Error(`${all.length} instead of one`);
  return one;
};

describe('getMassBalance', () => {
  it('S2.4 gives the five balances of the demo as expected, with their arithmetic', async () => {
    const codeOf = (name: string) => demo.products.find(({ name_ko }) => name_ko === name)?.code;
    const found = [];
    for (const company of ['C07', 'C41', 'C38', 'C39']) {
      const { rows } = await (await ownerOf(company)).getMassBalance({ period: '2026-Q3' });
      const factories = demo.factories.filter((factory) => factory.company === company);
      for (const { factory, product, single, rolling, quantityPerUnit, unit } of rows) {
        expect(unit).toBe('TNE');
        expect(rolling).toMatchObject({ verdict: single.verdict, from: '2026-04-01' });
        found.push({
          factory: factories.find(({ name_ko }) => name_ko === factory.name)?.code,
          output: codeOf(product.name),
          ...{ in_t: single.available, out_t: single.out, conv: quantityPerUnit, result: single.verdict },
          need_t: Number(single.need?.toFixed(1)),
          gap_t: Number(single.gap?.toFixed(1)),
          gap_pct: Number(single.gapPercent?.toFixed(1)),
        });
      }
    }
    const expected = file.expected.mass_balance.map(({ inputs: _, ...row }: { inputs: string[] }) => row);
    const inOrder = (rows: { factory?: string | undefined; conv: number | null }[]) =>
      rows.toSorted((one, other) => `${one.factory} ${one.conv}`.localeCompare(`${other.factory} ${other.conv}`));
    expect(inOrder(found)).toEqual(inOrder(expected));
  });
});

describe('listSupplyFlags', () => {
  it('S2.4 finds the mismatch L08, the breach F054 and unknown origins as expected, and nothing twice', async () => {
    const companies = await world.db().selectFrom('company').select('id').execute();
    const found = [];
    for (const { id } of companies) found.push(...(await flagsOf(world.db(), id, demo.as_of, [flowFlags])));
    const { flag_counts: expected } = file.expected;
    for (const code of ['FLOW_MISMATCH', 'MASS_BALANCE_BREACH', 'ORIGIN_UNKNOWN', 'ORIGIN_REGION_UNKNOWN'])
      expect(new Set(found.filter((flag) => flag.code === code).map(({ subjectId }) => subjectId)).size, code).toBe(
        expected[code],
      );
    const breach = found.find(({ code }) => code === 'MASS_BALANCE_BREACH');
    expect(breach?.evidence).toMatchObject({ factory: '대구공장', gap: '-24.4 TNE', gapPercent: '-7.5' });
    const mismatches = found.filter(({ code }) => code === 'FLOW_MISMATCH');
    expect(mismatches).toHaveLength(2);
    expect(mismatches[0]?.evidence).toMatchObject({ shipped: '318 TNE', received: '306 TNE', difference: '3.77' });
  });
});

describe('traceFlow', () => {
  it('S2.4 traces the yarn of the demo to three fields, and what nobody names to its last known country', async () => {
    const owner = await ownerOf('C41');
    const yarn = (await owner.listProducts({ search: 'P46' })).rows[0]?.id ?? '';
    const { materials, evidence } = await owner.traceFlow({ productId: yarn, from: '2026-Q3', to: '2026-Q3' });
    const { origins, unknown } = only(materials);
    expect(materials).toMatchObject([{ materialGroup: 'cotton', rows: 3, weightless: 0, kg: 380_000, missing: [] }]);
    // The third field is a last known place, and no end of the trace.
    expect(materials[0]?.coverage?.traced.from).toBeCloseTo(0.829, 3);
    const shares = origins.map(({ country, share, isPartial }) => [country, Number(share.from.toFixed(3)), isPartial]);
    for (const { share } of origins) expect(share.from).toBe(share.to);
    expect(shares).toEqual([
      ['US', 0.5, false],
      ['UZ', 0.329, false],
      ['CN', 0.171, true],
    ]);
    expect(unknown.to).toBeCloseTo(0, 9);
    expect(evidence).toHaveLength(3);
    const down = await owner.traceFlow({ productId: yarn, from: '2026-Q3', to: '2026-Q3', direction: 'down' });
    expect(only(down.materials).origins).toMatchObject([{ share: { from: 1, to: 1 }, tier: -1 }]);
  });

  it('S2.4 22.12 traces the dyed fabric through two masked tiers, between whole per cents that hold the whole', async () => {
    const owner = await ownerOf('C39');
    const fabric = (await owner.listProducts({ search: 'P43' })).rows[0]?.id ?? '';
    const { materials } = await owner.traceFlow({ productId: fabric, from: '2026-Q3', to: '2026-Q3' });
    const { origins, unknown } = only(materials);
    expect(origins.map(({ country }) => country).toSorted()).toEqual(['CN', 'US', 'UZ']);
    for (const { company, share } of origins) {
      expect(company?.isMasked).toBe(true);
      for (const end of [share.from, share.to]) expect(end * 100).toBeCloseTo(Math.round(end * 100), 9);
    }
    expect(origins.reduce((sum, { share }) => sum + share.from, unknown.from)).toBeLessThanOrEqual(1);
    expect(origins.reduce((sum, { share }) => sum + share.to, unknown.to)).toBeGreaterThanOrEqual(1);
    // Short of yarn: what is missing is unknown.
    expect(unknown.to).toBeGreaterThan(0.05);
  });
});

describe('getFlowMap', () => {
  it('S2.4 shows own rows exactly and others in bands, by company, factory, country and tier alike', async () => {
    const owner = await ownerOf('C39');
    const asked = { from: '2026-Q1', to: '2026-Q4' };
    for (const by of ['company', 'factory', 'country', 'tier'] as const) {
      const { bands, nodes, totals, weightless } = await owner.getFlowMap({ ...asked, by });
      expect(totals).toMatchObject({ inKg: 306_000, outKg: 290_000, rows: 2 });
      expect(weightless).toBe(0);
      const ids = new Set(nodes.map(({ id }) => id));
      expect(bands.every(({ from, to }) => ids.has(from) && ids.has(to))).toBe(true);
      if (by === 'company')
        expect(
          bands
            .filter(({ kg }) => kg !== null)
            .map(({ kg }) => kg)
            .toSorted(),
        ).toEqual([290_000, 306_000]);
    }
  });
});
