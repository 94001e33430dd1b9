import type { LinkSide } from '@ieum/contract';
import { linkQueries } from '../links/link.queries.ts';

export const LINKS_SHOWN = 20;

/** Links of one side of a product, for its rail. */
export const productLinksQuery = (productId: string, side: LinkSide) =>
  linkQueries.list({ side, productId, sort: 'spendShare', size: LINKS_SHOWN });
