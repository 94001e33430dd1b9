import type { DemoData } from '../fixtures/demo-data.ts';
import type { Made } from '../fixtures/supply.ts';
import type { ActorApi } from './actor-api.ts';
import type { Timeline } from './timeline.ts';

/** Data that the steps share: the actors, the timeline, and the records so far. */
export type SeedContext = {
  actors: ActorApi;
  timeline: Timeline;
  /** Moved to today. */
  demo: DemoData;
  passwordHash: string;
  factories: Map<string, string>;
  products: Map<string, Made>;
  links: Map<string, string>;
};

export const found = <T>(all: Map<string, T>, code: string): T => {
  const value = all.get(code);
  if (value === undefined) throw new Error(`the demo names ${code}, which is not there yet`);
  return value;
};

export const productOf = ({ demo }: Pick<SeedContext, 'demo'>, code: string) => {
  const product = demo.products.find((listed) => listed.code === code);
  if (!product) throw new Error(`the demo has no product ${code}`);
  return product;
};
