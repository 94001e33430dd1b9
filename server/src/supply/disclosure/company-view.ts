import type { DisclosedCompany, GoodsKind } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Chain } from '../tiers/chain.ts';
import type { View } from './chain-view.ts';
import { findSeenCertificates, findSeenFactories, findSeenProducts } from './company-view.store.ts';
import { type Disclosure, hsSeen, opensOf, productSeen } from './disclosure.ts';
import { type Place, placesSeenBy } from './places.ts';

/**
 * Finds the place that an id means to this viewer: a place of the chain or, by its real id, a company that the viewer
 * knows by name, at its nearest place.
 */
export const placeWithId = ({ disclosure, companies }: Chain, { places }: View, id: string): Place | undefined => {
  const shown = places.find((place) => place.id === id);
  if (shown) return shown;
  if (!companies.has(id)) return undefined;
  if (id === disclosure.viewerId || disclosure.partners.has(id)) return directPlace(disclosure.viewerId, id);
  return places.find((place) => place.company === id && place.isNamed);
};

/** Returns the place of a company for a viewer that has a link with it. */
export const directPlace = (viewerId: string, company: string): Place => ({
  id: company,
  company,
  within: { key: '', top: '', under: viewerId },
  isNamed: true,
});

/** Returns the customer through which the viewer reaches a company that is named further down. */
export const customerAbove = ({ nodes, network, links }: View, place: Place) => {
  const above = links.flatMap((link, at) => (nodes[network.to[at] ?? 0]?.place === place ? [link.buyerId] : []));
  return above.toSorted()[0] ?? place.company;
};

/** Returns everything of a company that this viewer may open at one place. */
export const presentSeenCompany = async (db: Db, chain: Chain, view: View, place: Place): Promise<DisclosedCompany> => {
  const { disclosure, goods } = chain;
  const there = view.nodes.filter((node) => node.place.id === place.id).flatMap(({ at }) => goods[at] ?? []);
  const seen = placesSeenBy(chain, [...new Set([...view.places, place])])(place);
  const businessNumber = chain.companies.get(place.company)?.businessNumber ?? '';
  return {
    ...seen,
    ...(place.isNamed && { businessNumber }),
    ...(await goodsSeen(db, disclosure, place, there)),
    ...(await documentsSeen(db, disclosure, place)),
  };
};

type Good = GoodsKind & { companyId: string | null; hs: string };

/** Returns what the company supplies at this place, or all its goods if it has granted that. */
export const goodsSeen = async (db: Db, disclosure: Disclosure, place: Place, there: Good[]) => {
  const isWhole = place.isNamed && opensOf(disclosure, place).origin;
  const shown = isWhole
    ? await findSeenProducts(db, place.company)
    : there.map(({ hs, family, materials, companyId }) => ({
        hs: productSeen(disclosure, place, { hs, name: '' }, companyId === null).hs,
        family,
        materials,
      }));
  return {
    hs: hsSeen(shown.map(({ hs }) => hs)),
    materials: [...new Set(shown.flatMap(({ materials }) => materials))].toSorted(),
    families: [...new Set(shown.map(({ family }) => family))].filter((family) => family !== '').toSorted(),
  };
};

export const documentsSeen = async (db: Db, disclosure: Disclosure, place: Place) => {
  const opens = opensOf(disclosure, place);
  return {
    ...(opens.certificates && { certificates: await certificatesSeen(db, place.company, opens.documents) }),
    ...(opens.location && { factories: await findSeenFactories(db, place.company) }),
  };
};

const certificatesSeen = async (db: Db, companyId: string, isWithFile: boolean) =>
  (await findSeenCertificates(db, companyId)).map(({ documentId, ...certificate }) => ({
    ...certificate,
    ...(isWithFile && documentId !== null && { documentId }),
  }));
