import type { LinkState } from '@ieum/contract';
import type { NetworkLink, NetworkNode } from '../src/supply/network.ts';
import { seeded } from './people.ts';

type Told = { root: string; nodes: NetworkNode[]; links: NetworkLink[] };
const STATES = [
  'confirmed',
  'confirmed',
  'confirmed',
  'proposed',
  'countered',
  'disputed',
  'unidentified',
] as const satisfies LinkState[];

/** Companies with a few products each that buy from anybody, themselves excepted; cycles come about by themselves. */
export const randomNetwork = (seed: number, companiesMax: number): Told => {
  const { below, oneOf } = seeded(seed);
  const companies = 2 + below(companiesMax - 1);
  const nodes = Array.from({ length: companies + below(companies) }, (_, at) => ({
    key: `P${at}`,
    company: at < companies ? `C${at}` : `C${below(companies)}`,
    isOrigin: below(12) === 0,
  }));
  const links: NetworkLink[] = [];
  for (let at = below(nodes.length * 3); at >= 0; at -= 1) {
    const [buyer, supplier] = [nodes[below(nodes.length)], nodes[below(nodes.length)]];
    if (!buyer || !supplier || buyer.company === supplier.company) continue;
    const told = { id: `L${at}`, buyer: buyer.key, supplier: supplier.key };
    links.push({ ...told, state: oneOf(STATES), share: below(40), massShare: below(40) });
  }
  return { root: 'P0', nodes, links };
};

/** From the definition in domain.md, as slowly as it is written: every question is asked of the whole network. */
export const slowAnswer = ({ root, nodes, links }: Told) => {
  const originOf = new Map(nodes.map(({ key, isOrigin }) => [key, isOrigin]));
  const walked = links.filter(({ buyer }) => !originOf.get(buyer));
  const distance = settled(new Map([[root, 0]]), walked);
  const from = new Map([...distance.keys()].map((key) => [key, closureOf(key, walked)]));
  const used = walked.filter(({ buyer }) => distance.has(buyer));
  const isLoop = ({ buyer, supplier }: NetworkLink) =>
    from.get(supplier)?.has(buyer) === true && (distance.get(supplier) ?? 0) <= (distance.get(buyer) ?? 0);
  const loops = used.filter(isLoop).map(({ id }) => id);
  const free = used.filter((link) => !isLoop(link));

  const tiers = new Map<string, Set<number>>();
  const steps: NetworkLink[][] = [];
  let level = new Set([root]);
  for (let tier = 1; tier <= 10; tier += 1) {
    const step = free.filter(({ buyer }) => level.has(buyer));
    steps.push(step);
    level = new Set(step.map(({ supplier }) => supplier));
    for (const key of level) {
      const company = nodes.find((node) => node.key === key)?.company ?? '';
      tiers.set(company, (tiers.get(company) ?? new Set()).add(tier));
    }
  }

  const curve = (states: LinkState[]) => {
    const known = new Map<string, number>();
    const traced = (key: string, left: number): number => {
      if (left === 0 || originOf.get(key)) return 1;
      const memo = `${key} ${left}`;
      const before = known.get(memo);
      if (before !== undefined) return before;
      const own = free.filter(({ buyer, state }) => buyer === key && states.includes(state));
      const sum = own.reduce(
        (total, { share, supplier }) => total + ((share ?? 0) / 100) * traced(supplier, left - 1),
        0,
      );
      known.set(memo, sum);
      return sum;
    };
    return Array.from({ length: 10 }, (_, at) => traced(root, at + 1));
  };
  return {
    loops: loops.toSorted(),
    tiers: new Map([...tiers].map(([company, all]) => [company, [...all].toSorted((a, b) => a - b)])),
    confirmed: curve(['confirmed']),
    declared: curve(['confirmed', 'proposed', 'countered', 'disputed']),
    free,
    /** The links from each tier to the next. */
    steps,
    isCounted: originOf.get(root) === true || walked.some(({ buyer }) => buyer === root),
  };
};

/** Of several roots: each by itself, and then tiers, loops and steps together, and the mean of what is traced. */
export const slowJoin = (answers: ReturnType<typeof slowAnswer>[]) => {
  const counted = answers.filter(({ isCounted }) => isCounted);
  const mean = (curve: 'confirmed' | 'declared') =>
    Array.from({ length: 10 }, (_, at) =>
      counted.reduce((sum, answer) => sum + (answer[curve][at] ?? 0) / counted.length, 0),
    );
  const tiers = new Map<string, number[]>();
  for (const answer of answers)
    for (const [company, all] of answer.tiers)
      tiers.set(
        company,
        [...new Set([...(tiers.get(company) ?? []), ...all])].toSorted((a, b) => a - b),
      );
  return {
    loops: [...new Set(answers.flatMap(({ loops }) => loops))].toSorted(),
    tiers,
    ...{ confirmed: mean('confirmed'), declared: mean('declared') },
    steps: Array.from({ length: 10 }, (_, at) => answers.flatMap(({ steps }) => steps[at] ?? [])),
  };
};

/** Every path of at most ten links between two products of one company, with no company twice between them. */
export const slowCycles = (nodes: NetworkNode[], free: NetworkLink[]) => {
  const companyOf = new Map(nodes.map(({ key, company }) => [key, company]));
  const found = new Set<string>();
  const walk = (path: string[], companies: string[]) => {
    for (const { supplier } of free.filter(({ buyer }) => buyer === path.at(-1))) {
      const company = companyOf.get(supplier) ?? '';
      if (company === companies[0]) found.add(companies.join());
      else if (!companies.includes(company) && path.length < 10) walk([...path, supplier], [...companies, company]);
    }
  };
  for (const { key, company } of nodes) walk([key], [company]);
  return found;
};

const closureOf = (start: string, links: NetworkLink[]) => {
  const found = new Set([start]);
  for (const key of found) for (const { buyer, supplier } of links) if (buyer === key) found.add(supplier);
  return found;
};

/** Until nothing gets nearer. */
const settled = (steps: Map<string, number>, links: NetworkLink[]) => {
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const { buyer, supplier } of links) {
      const next = (steps.get(buyer) ?? Number.POSITIVE_INFINITY) + 1;
      if (next >= (steps.get(supplier) ?? Number.POSITIVE_INFINITY)) continue;
      steps.set(supplier, next);
      isChanged = true;
    }
  }
  return steps;
};
