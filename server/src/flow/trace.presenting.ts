import type { FlowOrigin, flowMapContract, Output } from '@ieum/contract';
import { type Chain, companyKeyOf } from '../supply/chain.ts';
import { productSeen, shareSeen, withShortTokens } from '../supply/sight.ts';
import { inHundredths, type Trace } from './flow.trace.ts';
import { CUSTOMER_TIER, type FlowWorld } from './map.loading.ts';
import { companyOfKey } from './map.presenting.ts';
import type { loadTrace } from './trace.loading.ts';

type Told = Awaited<ReturnType<typeof loadTrace>>['told'];
type Steps = Output<typeof flowMapContract.traceFlow>['steps'];

/** Nobody reads more; what is beyond stands together by country. */
const ORIGINS_MAX = 300;
const STEPS_MAX = 500;

/** Where it comes from, as its viewer may see it; what nobody can say is added to what is unknown. */
export const originsOf = (world: FlowWorld, trace: Trace, told: Told): { origins: FlowOrigin[]; unknown: number } => {
  const { chain, tiers } = world;
  const into = new Map(chain.links.map((link) => [link.supplier, link]));
  const whole = trace.unknown + trace.ends.reduce((sum, { share }) => sum + share, 0);
  let unknown = whole > 0 ? trace.unknown / whole : 1;
  const origins: FlowOrigin[] = [];
  for (const { key, share: part, isPartial } of trace.ends) {
    const link = into.get(key);
    const share = whole > 0 ? part / whole : 0;
    if (share === 0) continue;
    const company = link && companyOfKey(world, companyKeyOf(link));
    const said = link && told.get(link.id);
    const isOwn = link?.buyerId === chain.sight.viewerId;
    const country = said?.country || company?.country || '';
    if (!link || !company || country === '') {
      unknown += share;
      continue;
    }
    const tier = tiers.get(companyKeyOf(link)) ?? 1;
    // A region is a company's own word to its customer.
    const region = isOwn ? (said?.region ?? '') : '';
    origins.push({ country, region, company, goods: goodsOf(world, link), share, isPartial, tier });
  }
  return rounded(shortened(origins), unknown);
};

/** What lies beyond the next step is told in whole per cents; all of it still makes one. */
const rounded = (origins: FlowOrigin[], unknown: number) => {
  const isExact = ({ tier }: FlowOrigin) => tier <= 1;
  const exact = origins.filter(isExact);
  const far = origins.filter((one) => !isExact(one));
  const short = (all: FlowOrigin[]) => {
    const companies = new Map(withShortTokens(all.flatMap(({ company }) => company ?? [])).map((one) => [one.id, one]));
    return all
      .map((one) => ({ ...one, company: one.company && (companies.get(one.company.id) ?? one.company) }))
      .toSorted((one, other) => other.share - one.share);
  };
  if (far.length === 0) return { origins: short(exact), unknown };
  const [open = 0, ...shares] = inHundredths([unknown, ...far.map(({ share }) => share)]);
  const shown = [...exact, ...far.map((one, at) => ({ ...one, share: shares[at] ?? 0 }))];
  const sum = shown.reduce((total, { share }) => total + share, open);
  // What rounding leaves over is nobody's.
  return { origins: short(shown.filter(({ share }) => share > 0)), unknown: Math.max(0, open + 1 - sum) };
};

const shortened = (origins: FlowOrigin[]): FlowOrigin[] => {
  const sorted = origins.toSorted((one, other) => other.share - one.share);
  const rest = Map.groupBy(sorted.slice(ORIGINS_MAX), ({ country }) => country);
  const together = [...rest].map(([country, all]) => ({
    ...{ country, region: '', company: null, goods: { name: '', hs: '', materialGroup: '' } },
    ...{ share: all.reduce((sum, { share }) => sum + share, 0), isPartial: true },
    tier: Math.min(...all.map(({ tier }) => tier)),
  }));
  return [...sorted.slice(0, ORIGINS_MAX), ...together];
};

const goodsOf = ({ chain, own }: FlowWorld, link: Chain['links'][number]) => {
  const { sight } = chain;
  const isLinked = link.buyerId === sight.viewerId;
  const name = isLinked ? (own.find(({ linkId }) => linkId === link.id)?.goods ?? '') : '';
  const seen = productSeen(sight, { companyId: link.supplierId, hs: link.hs, name }, isLinked);
  return { ...seen, materialGroup: link.materialGroup };
};

/** Every link that something came by, the greatest first. */
export const stepsOf = (world: FlowWorld, { steps }: Trace): Steps => {
  const { chain, tiers } = world;
  const kg = Map.groupBy(world.flows, ({ linkId }) => linkId);
  const kgOf = (linkId: string) => (kg.get(linkId) ?? []).reduce((sum, flow) => sum + flow.kg, 0);
  const links = new Map(chain.links.map((link) => [link.id, link]));
  const shown = steps
    .toSorted((one, other) => other.share - one.share)
    .slice(0, STEPS_MAX)
    .flatMap(({ id, share }) => {
      const link = links.get(id);
      if (!link || share === 0) return [];
      const [from, to] = [companyOfKey(world, companyKeyOf(link)), companyOfKey(world, link.buyerId)];
      const seen = shareSeen(chain.sight, { ...link, share: kgOf(id) });
      const tier = tiers.get(companyKeyOf(link)) ?? 1;
      const [whole = 0] = seen.isOwn ? [share] : inHundredths([share]);
      return [{ tier, from, to, goods: goodsOf(world, link), share: whole, kg: seen.share }];
    });
  const short = new Map(withShortTokens(shown.flatMap(({ from, to }) => [from, to])).map((one) => [one.id, one]));
  return shown.map((step) => ({
    ...step,
    from: short.get(step.from.id) ?? step.from,
    to: short.get(step.to.id) ?? step.to,
  }));
};

/** To whom an own product went, each with its share: only the next step, and exactly. */
export const destinationsOf = (world: FlowWorld, productId: string, linkId: string | undefined) => {
  const { own, flows } = world;
  const isOutbound = own.some((sum) => sum.linkId === linkId && sum.supplierProductId === productId);
  const sold = own.filter(
    (sum) => sum.supplierProductId === productId && sum.linkId !== null && (!isOutbound || sum.linkId === linkId),
  );
  const whole = sold.reduce((sum, { kg }) => sum + kg, 0);
  const byCompany = Map.groupBy(sold, (sum) => flows.find((flow) => flow.linkId === sum.linkId)?.toCompany ?? '');
  const origins = [...byCompany].map(([key, all]): FlowOrigin => {
    const company = companyOfKey(world, key);
    const { goods = '', hs = '', materialGroup = '' } = all[0] ?? {};
    return {
      ...{ country: company.country, region: '', company, goods: { name: goods, hs, materialGroup } },
      ...{ share: whole > 0 ? all.reduce((sum, { kg }) => sum + kg, 0) / whole : 0, isPartial: false },
      tier: CUSTOMER_TIER,
    };
  });
  return { origins: origins.toSorted((one, other) => other.share - one.share), unknown: whole > 0 ? 0 : 1 };
};
