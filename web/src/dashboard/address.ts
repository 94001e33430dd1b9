import { flowPeriod, isQuarter } from '@ieum/contract';

/** What the tiles are about, all of it from the address. Nothing chosen: all products, and the last quarter that is over. */
export type DashboardAddress = { product: string; period: string };
export const DASHBOARD_NAMES = ['product', 'period'];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A hand-edited address shows what can be understood of it rather than an error. */
export const readDashboardAddress = (search: URLSearchParams): DashboardAddress => {
  const product = search.get('product') ?? '';
  const period = flowPeriod.safeParse(search.get('period')).data ?? '';
  return { product: UUID.test(product) ? product : '', period: period && isQuarter(period) ? period : '' };
};

/** What nobody has chosen is left out. */
export const askedOf = ({ product, period }: DashboardAddress) => ({
  ...(product && { productId: product }),
  ...(period && { period }),
});

export const withAddress = (path: string, { product, period }: DashboardAddress) => {
  const search = new URLSearchParams({ ...(product && { product }), ...(period && { period }) }).toString();
  return search ? `${path}?${search}` : path;
};
