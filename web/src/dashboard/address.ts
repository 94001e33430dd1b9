import { flowPeriod, isQuarter } from '@ieum/contract';

/**
 * Product and quarter of the tiles, read from the address. The default is all products and the last complete quarter.
 */
export type DashboardAddress = { product: string; period: string };
export const DASHBOARD_NAMES = ['product', 'period'];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the valid parts of the address and ignores the rest, so that an edited address never shows an error. */
export const readDashboardAddress = (search: URLSearchParams): DashboardAddress => {
  const product = search.get('product') ?? '';
  const period = flowPeriod.safeParse(search.get('period')).data ?? '';
  return { product: UUID.test(product) ? product : '', period: period && isQuarter(period) ? period : '' };
};

/** Returns the query for the server. Values that were not chosen are left out. */
export const dashboardQueryOf = ({ product, period }: DashboardAddress) => ({
  ...(product && { productId: product }),
  ...(period && { period }),
});

export const withAddress = (path: string, { product, period }: DashboardAddress) => {
  const search = new URLSearchParams({ ...(product && { product }), ...(period && { period }) }).toString();
  return search ? `${path}?${search}` : path;
};
