/** A product in the network of what went: what it is made of, and how much of it came out. */
export type TraceNode = {
  key: string;
  /** Nothing is looked for behind it. */
  isOrigin: boolean;
  /** What left of it in its own unit; nothing where that is not known. */
  out: number | null;
  /** Of each line of its bill, the kilograms that go into one unit; nothing where there is no factor. */
  lines: { id: string; kgPerUnit: number | null }[];
  /**
   * Into so many equal parts its shares are rounded before they are passed on, so that nobody learns more of it by what he
   * chooses himself below it; nothing where they are exact.
   */
  grain?: number | undefined;
};

export type TraceLink = {
  id: string;
  buyer: string;
  supplier: string;
  /** The line that it feeds. */
  lineId: string | null;
  kg: number;
  /** Leads back to where it came from: shown, never walked. */
  isLoop: boolean;
};

type TraceEnd = { key: string; share: number; isPartial: boolean };
export type Trace = { ends: TraceEnd[]; unknown: number; steps: { id: string; share: number }[] };

const NO_LINE = '';
/** What weighs less than a microgram in a unit is no factor: dividing by it would leave every number behind. */
const FACTOR_MIN = 1e-9;
const factorOf = (kgPerUnit: number | null) => (kgPerUnit !== null && kgPerUnit >= FACTOR_MIN ? kgPerUnit : 0);

/**
 * Where a product comes from: each end's share of the whole. The share of every node is passed on to its suppliers once, in
 * an order in which nobody is asked before all who buy of it: as many steps as there are links, however many paths.
 */
export const traceFrom = (
  root: string,
  nodes: Map<string, TraceNode>,
  links: TraceLink[],
  isThrough: (key: string) => boolean = () => true,
): Trace => {
  const byBuyer = Map.groupBy(links, ({ buyer }) => buyer);
  const amounts = new Map([[root, { all: 1, via: isThrough(root) ? 1 : 0 }]]);
  const ends: TraceEnd[] = [];
  const steps: Trace['steps'] = [];
  let unknown = 0;
  for (const key of inOrder(root, byBuyer)) {
    const { all = 0, via: passed = 0 } = amounts.get(key) ?? {};
    const via = isThrough(key) ? all : passed;
    const node = nodes.get(key);
    const parts = node && !node.isOrigin ? grained(partsOf(node, byBuyer.get(key) ?? []), node.grain) : undefined;
    if (!parts) {
      ends.push({ key, share: via, isPartial: node?.isOrigin !== true });
      continue;
    }
    unknown += via * parts.missing;
    for (const { link, share } of parts.shares) {
      steps.push({ id: link.id, share: via * share });
      if (link.isLoop) {
        unknown += via * share;
        continue;
      }
      const before = amounts.get(link.supplier) ?? { all: 0, via: 0 };
      amounts.set(link.supplier, { all: before.all + all * share, via: before.via + via * share });
    }
  }
  return { ends, unknown, steps };
};

/** Everybody reached without loops, buyers before their suppliers. */
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

/** Of what a product is made, by weight; nothing where nothing is known of it. */
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
  // A bill without anything that came says nothing about where it comes from.
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

const grained = (parts: Parts | undefined, grain: number | undefined): Parts | undefined => {
  if (!parts || grain === undefined) return parts;
  const [missing = 0, ...rounded] = inParts([parts.missing, ...parts.shares.map(({ share }) => share)], grain);
  return { missing, shares: parts.shares.map(({ link }, at) => ({ link, share: rounded[at] ?? 0 })) };
};

/** Where nobody says how much came out, as much as what came would do for. */
const guessedOut = ({ lines }: TraceNode, kgOf: (id: string) => number) => {
  const known = lines.filter(({ id, kgPerUnit }) => factorOf(kgPerUnit) > 0 && kgOf(id) > 0);
  const perUnit = known.reduce((sum, { kgPerUnit }) => sum + factorOf(kgPerUnit), 0);
  return perUnit > 0 ? known.reduce((sum, { id }) => sum + kgOf(id), 0) / perUnit : null;
};

const HUNDRED = 100;
export const inHundredths = (parts: number[]) => inParts(parts, HUNDRED);

/** Some parts of one in whole hundredths or tenths, which make the same sum: what is left goes to the largest remainders. */
const inParts = (parts: number[], grain: number): number[] => {
  const sum = parts.reduce((total, part) => total + part, 0);
  const floors = parts.map((part) => Math.floor(part * grain + 1e-9));
  const wanted = Math.round(sum * grain) - floors.reduce((total, floor) => total + floor, 0);
  const left = parts.map((part, at) => part * grain - (floors[at] ?? 0));
  const order = [...parts.keys()].toSorted((one, other) => (left[other] ?? 0) - (left[one] ?? 0));
  const raised = new Set(order.slice(0, Math.max(0, wanted)));
  return floors.map((floor, at) => (floor + Number(raised.has(at))) / grain);
};
