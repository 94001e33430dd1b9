import { daysBetween, spanOf } from '@ieum/contract';
import { quartersOf, rounded } from '../fixtures/date-shift.ts';
import { found, type SeedContext } from '../timeline/seed-context.ts';
import { EARLIEST } from './quarterly-flows.ts';

/**
 * The person, factory and product, and the flow from which the quantity is known; nothing that leaves the car maker is
 * counted.
 */
const PRODUCTION = [
  { by: 'C01.editor', factory: 'F001', product: 'P01', like: 'L03', share: 12.2, scrap: 0 },
  { by: 'C02.editor', factory: 'F003', product: 'P02', like: 'L03', share: 12.4, scrap: 36 },
  { by: 'C07.editor', factory: 'F014', product: 'P08', like: 'L03', share: 1, scrap: 21 },
  { by: 'C39.editor', factory: 'F056', product: 'P43', like: 'L09', share: 1, scrap: 4 },
];
const SAID_AFTER = 13;

/** Adds the production of each factory, as much as it shipped, so that its balance does not change. */
export const enterProduction = (context: SeedContext) => {
  const { actors, timeline, demo } = context;
  for (const [nth, { period, flows }] of quartersOf(demo, demo.as_of).entries()) {
    const over = daysBetween(spanOf(period).to, demo.as_of);
    timeline.on(Math.max(0, Math.min(over, EARLIEST - nth * 3) - SAID_AFTER), 15.3, async () => {
      for (const { by, factory, product, like, share, scrap } of PRODUCTION) {
        const shipped = flows.find(({ code }) => code === like)?.qty_shipped ?? 0;
        const unit = demo.products.find(({ code }) => code === product)?.unit ?? 'TNE';
        const key = {
          factoryId: found(context.factories, factory),
          productId: found(context.products, product).id,
          period,
        };
        const quantityOut = unit === 'H87' ? Math.round(shipped * share) : rounded(shipped * share);
        await actors.as(by).saveTransformation({ ...key, quantityOut, unit, scrap });
      }
    });
  }
};
