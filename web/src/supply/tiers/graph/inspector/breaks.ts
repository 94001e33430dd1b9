import type { TierCompany } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import type { TierGraphAnswer } from '../picture.ts';

export type GraphBreak = TierGraphAnswer['breaks']['links'][number];

/** Step that can close a break: our own link, a question to a company, or a request to a direct supplier. */
export type BreakStep =
  | { kind: 'link'; to: string }
  | { kind: 'ask'; company: TierCompany }
  | { kind: 'request'; to: string; company: TierCompany };

/** Returns the step that brings most: what we can do ourselves, else whoever is nearest to the break. */
export const stepOf = (
  { companies, products }: TierGraphAnswer,
  { id, isOwn, buyerId, supplierId }: GraphBreak,
): BreakStep | undefined => {
  if (isOwn) return { kind: 'link', to: linkPaths.detail(id) };
  const companyOf = (productId: string) => {
    const companyId = products.find((product) => product.id === productId)?.companyId;
    return companies.find((company) => company.id === companyId);
  };
  const [buyer, supplier] = [companyOf(buyerId), companyOf(supplierId)];
  if (supplier && canAsk(supplier)) return { kind: 'ask', company: supplier };
  if (buyer && canAsk(buyer)) return { kind: 'ask', company: buyer };
  if (buyer && !buyer.isMasked && buyer.tiers.includes(1))
    return { kind: 'request', to: reviewPaths.ask(), company: buyer };
  return undefined;
};

export const canAsk = ({ isMasked, isPlaceholder, reveal }: TierCompany) =>
  isMasked && !isPlaceholder && (reveal === '' || reveal === 'declined');
