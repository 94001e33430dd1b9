import { examples } from '@ieum/contract';
import { expect, it } from 'vitest';
import { joinedParts } from './use-tier-parts.ts';

const { output: one } = examples.getSupplyTiers;

it('28.2 joins the parts of a chain, each company, product and link once', () => {
  const other = { ...one, links: one.links.map((link) => ({ ...link, id: `${link.id} again` })) };
  const joined = joinedParts([one, other, one]);
  expect(joined?.links.map(({ id }) => id)).toEqual([...one.links, ...other.links].map(({ id }) => id));
  expect(joined?.companies).toEqual(one.companies);
  expect(joined?.products).toEqual(one.products);
  expect(joined?.places).toEqual(one.places);
  expect(joinedParts([])).toBeUndefined();
  expect(joinedParts([one])).toBe(one);
});
