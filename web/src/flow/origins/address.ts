import { flowPeriod, spanOf } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { yearTo } from '../period-select.tsx';

export const DIRECTIONS = ['up', 'down'] as const;
export type TraceAddress = {
  productId: string;
  from: string;
  to: string;
  direction: (typeof DIRECTIONS)[number];
  /** Company that every flow has passed, by its id in the map. */
  through: string;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ID_MAX = 100;

export const readTrace = (search: URLSearchParams, today: string): TraceAddress => {
  const year = yearTo(today);
  const productId = search.get('productId') ?? '';
  const periodIn = (name: string) => flowPeriod.safeParse(search.get(name)).data;
  const [from, to] = [periodIn('from') ?? year.from, periodIn('to') ?? year.to];
  return {
    productId: UUID.test(productId) ? productId : '',
    from: spanOf(to).to < spanOf(from).from ? to : from,
    to,
    direction: DIRECTIONS.find((known) => known === search.get('direction')) ?? 'up',
    through: (search.get('through') ?? '').slice(0, ID_MAX),
  };
};

type Chosen = { [K in keyof TraceAddress]?: TraceAddress[K] | undefined } & { material?: string | undefined };

/** Returns the address of a product's origins, or the choice of a product, with the quantities of a period. */
export const traceHref = ({ productId, material, from, to, direction, through }: Chosen) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ material, from, to, direction, through }))
    if (value) search.set(name, value);
  const page = productId ? productPaths.origins(productId) : flowPaths.trace();
  return search.size > 0 ? `${page}?${search}` : page;
};
