import type { NetworkLink, NetworkNode } from '../src/supply/network.ts';

export type RawLink = NetworkLink & {
  supplierCompany: string;
  buyerOnward: boolean;
  supplierOnward: boolean;
};

type Asked = { viewerId: string; root: string; nodes: NetworkNode[]; links: RawLink[]; namedIds: string[] };

/** A product, and all that the path to it says of how it is seen. */
type State = { key: string; top: string; under: string; isNamed: boolean; isOpen: boolean };

/** What a viewer sees of a network, from the words of domain.md: every state that some path leads to, each link from each. */
export const slowView = ({ viewerId, root, nodes, links, namedIds }: Asked) => {
  const nodeOf = new Map(nodes.map((node) => [node.key, node]));
  const ownerOf = (key: string) => nodeOf.get(key)?.company ?? '';
  const own = (key: string): State => ({ key, top: '', under: viewerId, isNamed: true, isOpen: true });
  const isRoot = ({ key, top }: State) => top === '' && key === root;
  const wordOf = ({ key, top, under, isNamed, isOpen }: State) => [key, top, under, isNamed, isOpen].join(' ');
  const placeOf = (state: State) => [ownerOf(state.key), state.top, state.under, state.isNamed].join(' ');
  const idOf = (state: State) => (state.top === '' && state.isNamed ? ownerOf(state.key) : placeOf(state));

  const suppliersOf = (buyer: State) => {
    const company = ownerOf(buyer.key);
    if (company === viewerId && !isRoot(buyer)) return [];
    const below = buyer.isNamed ? company : buyer.under;
    return links
      .filter((link) => link.buyer === buyer.key && nodeOf.get(buyer.key)?.isOrigin === false)
      .map((link) => {
        const { supplier, supplierCompany, state } = link;
        const isOpen = state === 'confirmed' && (isRoot(buyer) || (buyer.isOpen && link.buyerOnward));
        const agrees = isRoot(buyer) || link.supplierOnward || [viewerId, ...namedIds].includes(supplierCompany);
        const isNamed = isOpen && agrees && !supplier.startsWith('link:');
        if (isNamed && supplierCompany === viewerId) return { link, to: own(supplier) };
        // Directly below the viewer everybody is at the top; from there on, the side of that partner counts.
        const top = isRoot(buyer) ? '' : buyer.top || company;
        return { link, to: { key: supplier, top, under: below, isNamed, isOpen } };
      });
  };

  const states = new Map([[wordOf(own(root)), own(root)]]);
  const seen: NetworkLink[] = [];
  for (const [word, state] of states)
    for (const { link, to } of suppliersOf(state)) {
      states.set(wordOf(to), states.get(wordOf(to)) ?? to);
      seen.push({ ...link, id: `${link.id} ${word} ${wordOf(to)}`, buyer: word, supplier: wordOf(to) });
    }
  const shown = [...states].map(([key, state]) => ({
    ...{ key, company: idOf(state), isOrigin: nodeOf.get(state.key)?.isOrigin === true, state },
  }));
  const companies = new Map(
    shown.map(({ company, state }) => [company, { id: ownerOf(state.key), isNamed: state.isNamed }]),
  );
  return {
    root: wordOf(own(root)),
    nodes: shown,
    links: seen,
    /** By place. */
    companies,
  };
};
