import type { FlowOrigin, flowMapContract, Output } from '@ieum/contract';
import { type Chain, companyKeyOf } from '../supply/chain.ts';
import { productSeen, shareSeen, withShortTokens } from '../supply/sight.ts';
import type { Trace } from './flow.trace.ts';
import { CUSTOMER_TIER, type FlowWorld } from './map.loading.ts';
import { companyOfKey } from './map.presenting.ts';
import type { loadTrace } from './trace.loading.ts';
import { exactly, inWholePercents, NOTHING, partOf, plus, type Range } from './trace.ranges.ts';

type Told = Awaited<ReturnType<typeof loadTrace>>['told'];
type Steps = Output<typeof flowMapContract.traceFlow>['steps'];

/** Nobody reads more; what is beyond stands together by country. */
const ORIGINS_MAX = 300;
const STEPS_MAX = 500;

/** Where it comes from, as its viewer may see it; what nobody can say is added to what is unknown. */
export const originsOf = (world: FlowWorld, trace: Trace, told: Told, isWhole: boolean) => {
  const { chain, tiers } = world;
  const into = new Map(chain.links.map((link) => [link.supplier, link]));
  // All that passed one company is taken for the whole.
  const whole = isWhole ? exactly(1) : trace.ends.reduce((sum, { share }) => plus(sum, share), trace.unknown);
  let unknown = whole.to > 0 ? partOf(trace.unknown, whole) : exactly(1);
  const origins: FlowOrigin[] = [];
  for (const { key, share: part, isPartial } of trace.ends) {
    const link = into.get(key);
    const share = partOf(part, whole);
    if (share.to === 0) continue;
    const company = link && companyOfKey(world, companyKeyOf(link));
    const said = link && told.get(link.id);
    const isOwn = link?.buyerId === chain.sight.viewerId;
    const country = said?.country || company?.country || '';
    if (!link || !company || country === '') {
      unknown = plus(unknown, share);
      continue;
    }
    const tier = tiers.get(companyKeyOf(link)) ?? 1;
    // A region is a company's own word to its customer.
    const region = isOwn ? (said?.region ?? '') : '';
    origins.push({ country, region, company, goods: goodsOf(world, link), share, isPartial, tier });
  }
  return rounded(shortened(origins), unknown);
};

const rounded = (origins: FlowOrigin[], unknown: Range) => {
  const isFar = origins.some(({ tier }) => tier > 1);
  const companies = new Map(
    withShortTokens(origins.flatMap(({ company }) => company ?? [])).map((one) => [one.id, one]),
  );
  const shown = origins
    .map((one) => ({
      ...one,
      company: one.company && (companies.get(one.company.id) ?? one.company),
      share: one.tier > 1 ? inWholePercents(one.share) : one.share,
    }))
    .filter(({ share }) => share.to > 0);
  return { origins: greatestFirst(shown), unknown: isFar ? inWholePercents(unknown) : within(unknown) };
};

const within = ({ from, to }: Range): Range => ({ from: Math.min(1, from), to: Math.min(1, to) });

/** By what is shown of them and nothing else. */
const greatestFirst = (origins: FlowOrigin[]) =>
  origins.toSorted((one, other) => sizeOf(other) - sizeOf(one) || (placeOf(one) < placeOf(other) ? -1 : 1));

const placeOf = ({ country, company, goods }: FlowOrigin) =>
  [country, company?.id ?? '', goods.name, goods.hs].join(' ');

const shortened = (origins: FlowOrigin[]): FlowOrigin[] => {
  const sorted = greatestFirst(origins);
  const rest = Map.groupBy(sorted.slice(ORIGINS_MAX), ({ country }) => country);
  const together = [...rest].map(([country, all]) => ({
    ...{ country, region: '', company: null, goods: { name: '', hs: '', materialGroup: '' } },
    ...{ share: within(all.map(({ share }) => share).reduce(plus, NOTHING)), isPartial: true },
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
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, STEPS_MAX)
    .flatMap(({ id, share }) => {
      const link = links.get(id);
      if (!link || share.to === 0) return [];
      const [from, to] = [companyOfKey(world, companyKeyOf(link)), companyOfKey(world, link.buyerId)];
      const seen = shareSeen(chain.sight, { ...link, share: kgOf(id) });
      const tier = tiers.get(companyKeyOf(link)) ?? 1;
      const whole = seen.isOwn ? share : inWholePercents(share);
      return [{ tier, from, to, goods: goodsOf(world, link), share: whole, kg: seen.share }];
    });
  const short = new Map(withShortTokens(shown.flatMap(({ from, to }) => [from, to])).map((one) => [one.id, one]));
  const ordered = shown.toSorted(
    (one, other) => sizeOf(other) - sizeOf(one) || one.tier - other.tier || (endsOf(one) < endsOf(other) ? -1 : 1),
  );
  return ordered.map((step) => ({
    ...step,
    from: short.get(step.from.id) ?? step.from,
    to: short.get(step.to.id) ?? step.to,
  }));
};

const sizeOf = ({ share }: { share: Range }) => share.from + share.to;
const endsOf = ({ from, to, goods }: Steps[number]) => [to.id, from.id, goods.name, goods.hs].join(' ');

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
      ...{ share: exactly(whole > 0 ? all.reduce((sum, { kg }) => sum + kg, 0) / whole : 0), isPartial: false },
      tier: CUSTOMER_TIER,
    };
  });
  return { origins: greatestFirst(origins), unknown: exactly(whole > 0 ? 0 : 1) };
};
