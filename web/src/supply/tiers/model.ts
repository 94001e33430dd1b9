import {
  type LinkState,
  NO_NAMES,
  type Output,
  type SupplyFlag,
  type TierCompany,
  type tiersContract,
} from '@ieum/contract';
import { type TierStatus, tierStatusesOf } from './status.ts';

export type Tiers = Output<typeof tiersContract.getSupplyTiers>;
export type TierLink = Tiers['links'][number];

/** Company with everything that the screen shows of it. */
export type TierNode = TierCompany & {
  isOwn: boolean;
  hs: string[];
  /** Links in which it is the supplier. */
  links: TierLink[];
  states: LinkState[];
  /** How certain its position is, by tier. */
  status: Map<number, TierStatus>;
  isInLoop: boolean;
  flags: SupplyFlag[];
};

/** All links between two companies, drawn as one line. */
export type TierEdge = { buyer: string; supplier: string; links: TierLink[] };

export type TierModel = {
  ownId: string;
  /** Own products whose chain is shown. */
  roots: Tiers['roots'];
  places: Tiers['places'];
  nodes: Map<string, TierNode>;
  edges: TierEdge[];
  /** Edges by company: `below` to its suppliers, `above` to its buyers. */
  below: Map<string, TierEdge[]>;
  above: Map<string, TierEdge[]>;
};

const OWN: Omit<TierCompany, 'id'> = {
  isMasked: false,
  ...NO_NAMES,
  token: '',
  country: '',
  processGroup: '',
  hasCertificate: false,
  isPlaceholder: false,
  tiers: [],
  reveal: '',
};

/** Turns products and their links into companies and edges, because readers look for companies. */
export const createTierModel = (tiers: Tiers, flags: SupplyFlag[]): TierModel => {
  const companyOf = new Map(tiers.products.map(({ id, companyId }) => [id, companyId]));
  const ownId = companyOf.get(tiers.roots[0]?.id ?? '') ?? '';
  const productsOf = Map.groupBy(tiers.products, ({ companyId }) => companyId);
  const linksBySupplier = Map.groupBy(tiers.links, ({ supplierId }) => companyOf.get(supplierId) ?? '');
  const bySubject = Map.groupBy(flags, ({ subjectId }) => subjectId);
  const known = tiers.companies.filter(({ id }) => id !== ownId);
  const own = tiers.companies.find(({ id }) => id === ownId) ?? { ...OWN, id: ownId };
  const ownFlags = flags.filter(({ subject }) => subject !== 'link');
  const statusOf = tierStatusesOf(tiers);
  const nodeOf = (company: TierCompany): TierNode => {
    const isOwn = company.id === ownId;
    const links = linksBySupplier.get(company.id) ?? [];
    const subjects = isOwn ? [] : links.filter((link) => link.isOwn).map(({ id }) => id);
    return {
      ...company,
      isOwn,
      hs: [...new Set((productsOf.get(company.id) ?? []).map(({ hs }) => hs).filter(Boolean))].toSorted(),
      links,
      states: [...new Set(links.map(({ state }) => state))],
      status: statusOf(company.id),
      isInLoop: links.some(({ isLoop }) => isLoop),
      flags: isOwn ? ownFlags : subjects.flatMap((id) => bySubject.get(id) ?? []),
    };
  };
  const nodes = new Map((ownId ? [own, ...known] : known).map((company) => [company.id, nodeOf(company)]));
  const edges = edgesOf(tiers.links, companyOf).filter(
    ({ buyer, supplier }) => nodes.has(buyer) && nodes.has(supplier),
  );
  return {
    ownId,
    roots: tiers.roots,
    places: tiers.places,
    nodes,
    edges,
    below: Map.groupBy(edges, ({ buyer }) => buyer),
    above: Map.groupBy(edges, ({ supplier }) => supplier),
  };
};

const edgesOf = (links: TierLink[], companyOf: Map<string, string>): TierEdge[] => {
  const edges = new Map<string, TierEdge>();
  for (const link of links) {
    const buyer = companyOf.get(link.buyerId) ?? '';
    const supplier = companyOf.get(link.supplierId) ?? '';
    const key = `${buyer} ${supplier}`;
    const edge = edges.get(key);
    if (edge) edge.links.push(link);
    else edges.set(key, { buyer, supplier, links: [link] });
  }
  return [...edges.values()];
};
