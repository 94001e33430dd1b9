import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';

/** Tabs of a product's page, in their order. Slices above this one add the routes of some of them. */
export const HUB_TABS = [
  { name: 'chain', to: productPaths.detail, isEnd: true },
  { name: 'origins', to: (id: string) => productPaths.origins(id), isEnd: false },
  { name: 'quantities', to: productPaths.quantities, isEnd: false },
  { name: 'declarations', to: productPaths.declarations, isEnd: false },
  { name: 'details', to: productPaths.details, isEnd: false },
] as const;
