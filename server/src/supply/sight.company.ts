import type { SeenCompany } from '@ieum/contract';
import type { Db } from '../kit/db.ts';
import type { KeyedHash } from '../kit/keyed-hash.ts';
import { type Chain, companyKeyOf, loadChain } from './chain.ts';
import { isPartner } from './link.store.ts';
import type { CompanyFacts } from './network.store.ts';
import { findSeenCertificates, findSeenFactories, findSeenProducts } from './sight.store.ts';
import { companySeen, hsSeen, opensOf, placeholderSeen, withShortTokens } from './sight.ts';

/** The company that an id means to this viewer: a real one only in clear, a token only of what the viewer reaches. */
export const companyWithId = ({ companies, sight }: Chain, id: string) => {
  const real = companies.get(id);
  if (real) return sight.clear.has(id) ? real : undefined;
  return [...companies.values()].find((company) => !sight.clear.has(company.id) && sight.maskOf(company.id) === id);
};

/** The same of a supplier that nobody has named, or that has not spoken. */
export const placeholderWithId = ({ links, sight }: Chain, id: string): SeenCompany | undefined => {
  const link = links.find((one) => one.productId === null && sight.maskOf(companyKeyOf(one)) === id);
  if (!link) return undefined;
  const isOwn = link.buyerId === sight.viewerId;
  const told = { key: companyKeyOf(link), name: link.company, country: link.country, isOwn };
  const [seen = placeholderSeen(sight, told)] = withShortTokens([placeholderSeen(sight, told)]);
  return { ...seen, hs: hsSeen([link.hs], isOwn), materialGroups: [] };
};

/** Everything of one company that this viewer may open. */
export const seenWhole = async (db: Db, chain: Chain, company: CompanyFacts): Promise<SeenCompany> => {
  const { sight, links, goods } = chain;
  const opens = opensOf(sight, company.id);
  const [seen] = withShortTokens([companySeen(sight, company)]);
  const reached = goods.filter(({ companyId }) => companyId === company.id);
  const products = opens.isClear && opens.origin ? await findSeenProducts(db, company.id) : reached;
  const ownLinked = links
    .filter(({ supplierId, buyerId }) => supplierId === company.id && buyerId === sight.viewerId)
    .map(({ hs }) => hs);
  const hs = [
    ...hsSeen(
      products.map((one) => one.hs),
      opens.origin,
    ),
    ...hsSeen(ownLinked, true),
  ];
  return {
    ...(seen ?? companySeen(sight, company)),
    ...(opens.isClear && { businessNumber: company.businessNumber }),
    hs: [...new Set(hs)],
    materialGroups: [...new Set(products.map(({ materialGroup }) => materialGroup).filter(Boolean))].toSorted(),
    ...(opens.certificates && { certificates: await certificatesSeen(db, company.id, opens.documents) }),
    ...(opens.location && { factories: await findSeenFactories(db, company.id) }),
  };
};

const certificatesSeen = async (db: Db, companyId: string, isWithFile: boolean) =>
  (await findSeenCertificates(db, companyId)).map(({ documentId, ...certificate }) => ({
    ...certificate,
    ...(isWithFile && documentId !== null && { documentId }),
  }));

type Previewed = { ownId: string; viewerId: string; now: Date };

/** With the viewer's eyes, by the same code as theirs; nothing where they see nothing of the own company. */
export const previewFor = async (db: Db, hash: KeyedHash, { ownId, viewerId, now }: Previewed) => {
  if (ownId === viewerId) return undefined;
  const chain = await loadChain(db, hash, viewerId, now);
  const own = chain.companies.get(ownId);
  // Known to ourselves: who else sees us, or whose number it is that we have proposed a link to, is nothing of ours.
  const isKnown = chain.sight.grants.has(ownId) || (await isPartner(db, ownId, viewerId));
  const isSeen = chain.sight.clear.has(ownId) || chain.sight.grants.has(ownId);
  if (!own || !isKnown || !isSeen) return undefined;
  const ours = new Map(
    chain.links.filter(({ buyerId }) => buyerId === ownId).map((link) => [companyKeyOf(link), link]),
  );
  const suppliers = [...ours].map(([key, link]) => {
    const company = chain.companies.get(key);
    const told = { key, name: '', country: link.country, isOwn: false };
    return company ? companySeen(chain.sight, company) : placeholderSeen(chain.sight, told);
  });
  return { company: nobodysToken(await seenWhole(db, chain, own)), suppliers: suppliers.map(nobodysToken) };
};

/** A viewer's tokens are for that viewer alone, even where everybody knows whom they stand for. */
const nobodysToken = <T extends { id: string; isMasked: boolean; token: string }>(seen: T): T => ({
  ...seen,
  token: '',
  ...(seen.isMasked && { id: '' }),
});
