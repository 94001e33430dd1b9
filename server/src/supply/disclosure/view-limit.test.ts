import { expect, it } from 'vitest';
import { chainOf, fanOf } from '../../../test/fixtures/supply/shown-chains.ts';
import { createView } from './chain-view.ts';

it('28 Bad input: refuses a chain of which its viewer would see far more links than there are, and says so', () => {
  // Ten partners show the same thousand links once each.
  const chain = chainOf(fanOf(10, 1_000), 1);
  expect(chain.links.length).toBeLessThan(1_100);
  const seen = createView(chain).links.length;
  expect(seen).toBeGreaterThan(10_000);
  expect(createView(chain, seen).links).toHaveLength(seen);
  expect(() => createView(chain, 10_000)).toThrowError(expect.objectContaining({ code: 'server.too_much' }));
});
