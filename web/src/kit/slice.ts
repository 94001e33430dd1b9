import type { RouteObject } from 'react-router';

/** One part of the product in the browser: the pages that it adds to each place of the app. */
type Slice = {
  /** Pages of signed-in members of a company. */
  pages?: () => RouteObject[];
  /** Tabs of the supply chain. */
  supplyChainTabs?: () => RouteObject[];
  /** Tabs of the page of one product. */
  productTabs?: () => RouteObject[];
  /** Pages of operators. */
  operatorPages?: () => RouteObject[];
  /** Pages through which people come in: sign-in, sign-up, recovery, invitations. */
  entryPages?: () => RouteObject[];
  /** Other pages that need no session. */
  publicPages?: () => RouteObject[];
};

/** Handle of a route whose loader writes: nothing may load it before the user goes there. */
export const WRITES = { writes: true };

export const defineSlice = (slice: Slice) => slice;

/** Routes are made for each router, because a router marks the ones it has loaded. */
export const routesOf = (slices: Slice[], place: keyof Slice): RouteObject[] =>
  slices.flatMap((slice) => slice[place]?.() ?? []);
