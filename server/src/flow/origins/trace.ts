import { exactly, inBands, NOTHING, plus, type Range, times } from './ranges.ts';

/** A product in the network of what went: what it is made of, and how much of it came out. */
export type TraceNode = {
  key: string;
  /** Whether the trace ends here. */
  isOrigin: boolean;
  /** Quantity of it that left, in its own unit; null where that is not known. */
  out: number | null;
  /** Inputs of its bill with the kilograms that go into one unit; null where there is no factor. */
  lines: { id: string; kgPerUnit: number | null }[];
  /** Whether it is another company's: of its shares only the bands are passed on. */
  isBanded?: boolean;
};

export type TraceLink = {
  id: string;
  buyer: string;
  supplier: string;
  /** Input that it feeds. */
  lineId: string | null;
  kg: number;
  /** Whether it leads back to where it came from: shown, never walked. */
  isLoop: boolean;
};

type TraceEnd = { key: string; share: Range; isPartial: boolean };
export type Trace = { ends: TraceEnd[]; unknown: Range; steps: { id: string; share: Range }[] };

const NO_LINE = '';
/** Smallest factor, a microgram in a unit: dividing by less would exceed every number. */
const FACTOR_MIN = 1e-9;
const factorOf = (kgPerUnit: number | null) => (kgPerUnit !== null && kgPerUnit >= FACTOR_MIN ? kgPerUnit : 0);

/**
 * Computes where a product comes from: each end's share of the whole. The share of every node is passed on to its
 * suppliers once, in an order in which all buyers come before their suppliers: as many steps as there are links,
 * however many paths.
 */
export const traceFrom = (
  root: string,
  nodes: Map<string, TraceNode>,
  links: TraceLink[],
  isThrough: (key: string) => boolean = () => true,
  /** Returns whether the traced material can have come by a link. */
  isCarried: (id: string) => boolean = () => true,
): Trace => {
  const byBuyer = Map.groupBy(links, ({ buyer }) => buyer);
  const amounts = new Map([[root, { total: exactly(1), via: exactly(isThrough(root) ? 1 : 0) }]]);
  const ends: TraceEnd[] = [];
  const steps: Trace['steps'] = [];
  let unknown = NOTHING;
  for (const key of inOrder(root, byBuyer)) {
    const amount = amounts.get(key);
    // Nothing of the material came this way.
    if (!amount) continue;
    const { total, via: passed } = amount;
    const via = isThrough(key) ? total : passed;
    const node = nodes.get(key);
    const whole = node && !node.isOrigin ? rangesOf(partsOf(node, byBuyer.get(key) ?? []), node.isBanded) : undefined;
    const parts = whole && carriedParts(whole, isCarried);
    if (!parts) {
      ends.push({ key, share: via, isPartial: node?.isOrigin !== true });
      continue;
    }
    unknown = plus(unknown, times(via, parts.missing));
    for (const { link, share } of parts.shares) {
      const passedOn = times(via, share);
      steps.push({ id: link.id, share: passedOn });
      if (link.isLoop) {
        unknown = plus(unknown, passedOn);
        continue;
      }
      const before = amounts.get(link.supplier) ?? { total: NOTHING, via: NOTHING };
      amounts.set(link.supplier, { total: plus(before.total, times(total, share)), via: plus(before.via, passedOn) });
    }
  }
  return { ends, unknown, steps };
};

/** Returns every node that is reached without loops, buyers before their suppliers. */
const inOrder = (root: string, byBuyer: Map<string, TraceLink[]>) => {
  const open = (key: string) => (byBuyer.get(key) ?? []).filter(({ isLoop }) => !isLoop);
  const waiting = new Map<string, number>([[root, 0]]);
  const found = [root];
  for (const key of found)
    for (const { supplier } of open(key)) {
      if (!waiting.has(supplier)) found.push(supplier);
      waiting.set(supplier, (waiting.get(supplier) ?? 0) + 1);
    }
  const ready = [root];
  for (const key of ready)
    for (const { supplier } of open(key)) {
      const left = (waiting.get(supplier) ?? 0) - 1;
      waiting.set(supplier, left);
      if (left === 0) ready.push(supplier);
    }
  return ready;
};

type Parts = { shares: { link: TraceLink; share: number }[]; missing: number };

/** Returns what a product is made of, by weight, or nothing where nothing is known of it. */
const partsOf = (node: TraceNode, links: TraceLink[]): Parts | undefined => {
  const fed = Map.groupBy(links, ({ lineId }) =>
    node.lines.some(({ id }) => id === lineId) ? (lineId ?? '') : NO_LINE,
  );
  const kgOf = (id: string) => (fed.get(id) ?? []).reduce((sum, { kg }) => sum + kg, 0);
  const out = node.out ?? guessedOut(node, kgOf);
  const lines = [
    ...node.lines.map(({ id, kgPerUnit }) => ({ id, need: (out ?? 0) * factorOf(kgPerUnit) })),
    { id: NO_LINE, need: 0 },
  ].map(({ id, need }) => ({ id, got: kgOf(id), weight: need > 0 ? need : kgOf(id) }));
  const whole = lines.reduce((sum, { weight }) => sum + weight, 0);
  // A bill for which nothing came says nothing about origins.
  if (whole <= 0 || lines.every(({ got }) => got === 0)) return undefined;
  const shares: Parts['shares'] = [];
  let missing = 0;
  for (const { id, got, weight } of lines) {
    const base = Math.max(got, weight);
    if (base <= 0) continue;
    const part = weight / whole;
    missing += part * ((base - got) / base);
    for (const link of fed.get(id) ?? []) shares.push({ link, share: part * (link.kg / base) });
  }
  return { shares, missing };
};

const rangesOf = (parts: Parts | undefined, isBanded = false) => {
  if (!parts) return undefined;
  const values = [parts.missing, ...parts.shares.map(({ share }) => share)];
  const [missing = NOTHING, ...shares] = isBanded ? inBands(values) : values.map(exactly);
  return { missing, shares: parts.shares.map(({ link }, at) => ({ link, share: shares[at] ?? NOTHING })) };
};

type Ranges = NonNullable<ReturnType<typeof rangesOf>>;

/**
 * Returns the parts by which the material can have come, as shares of these alone. They follow from the shares of all
 * parts as they are shown, so a material tells no more of another company than its bands.
 */
const carriedParts = (parts: Ranges, isCarried: (id: string) => boolean): Ranges | undefined => {
  const carried = parts.shares.filter(({ link }) => isCarried(link.id));
  if (carried.length === parts.shares.length) return parts;
  // What is missing may be of other materials.
  const missing = { from: 0, to: parts.missing.to };
  const sum = carried.map(({ share }) => share).reduce(plus, missing);
  if (sum.to <= 0 || carried.length === 0) return undefined;
  const among = (part: Range): Range => ({
    from: part.from > 0 ? part.from / (part.from + (sum.to - part.to)) : 0,
    to: part.to > 0 ? Math.min(1, part.to / (part.to + Math.max(0, sum.from - part.from))) : 0,
  });
  return { missing: among(missing), shares: carried.map(({ link, share }) => ({ link, share: among(share) })) };
};

/** Estimates the output where nobody states it: as much as what came would suffice for. */
const guessedOut = ({ lines }: TraceNode, kgOf: (id: string) => number) => {
  const known = lines.filter(({ id, kgPerUnit }) => factorOf(kgPerUnit) > 0 && kgOf(id) > 0);
  const perUnit = known.reduce((sum, { kgPerUnit }) => sum + factorOf(kgPerUnit), 0);
  return perUnit > 0 ? known.reduce((sum, { id }) => sum + kgOf(id), 0) / perUnit : null;
};
