import { TIER_LINKS_MAX } from '@ieum/contract';
import { expect, it } from 'vitest';
import { manyTiers } from '../../../test/fixtures/supply/many-tiers.ts';
import { partOf } from './part.ts';

const BYTES_MAX = 1_000_000;
const { total: _, ...whole } = manyTiers();
const partNo = (part: number) => partOf(whole, { part, around: '' });

it('28.2 gives a long chain in parts that together are the whole, none above a megabyte', () => {
  const count = Math.ceil(whole.links.length / TIER_LINKS_MAX);
  const parts = Array.from({ length: count }, (_part, at) => partNo(at + 1));
  expect(count).toBeGreaterThan(10);
  const ids = parts.flatMap(({ links }) => links.map(({ id }) => id));
  expect(new Set(ids)).toEqual(new Set(whole.links.map(({ id }) => id)));
  expect(ids).toHaveLength(whole.links.length);
  const companies = new Set(parts.flatMap((part) => part.companies.map(({ id }) => id)));
  expect(companies.size).toBe(whole.companies.length);
  for (const part of parts) {
    expect(part.total).toBe(whole.links.length);
    expect(JSON.stringify(part).length).toBeLessThan(BYTES_MAX);
    const products = new Set(part.products.map(({ id }) => id));
    expect(part.links.every(({ buyerId, supplierId }) => products.has(buyerId) && products.has(supplierId))).toBe(true);
  }
  expect(partNo(count + 1)).toMatchObject({ links: [], total: whole.links.length });
});

it('28.2 begins with the nearest links', () => {
  const farthest = ({ links }: { links: { tiers: number[] }[] }) =>
    Math.max(...links.map(({ tiers }) => tiers[0] ?? 0));
  const nearest = ({ links }: { links: { tiers: number[] }[] }) =>
    Math.min(...links.map(({ tiers }) => tiers[0] ?? 99));
  expect(farthest(partNo(1))).toBeLessThanOrEqual(nearest(partNo(2)));
});

it('28.2 gives the links of one company with both sides, and a short chain whole', () => {
  const [company] = whole.companies.slice(-1);
  const around = partOf(whole, { part: 1, around: company?.id ?? '' });
  const own = new Set(whole.products.filter(({ companyId }) => companyId === company?.id).map(({ id }) => id));
  const wanted = whole.links.filter(({ buyerId, supplierId }) => own.has(buyerId) || own.has(supplierId));
  expect(wanted.length).toBeGreaterThan(0);
  expect(around.links).toEqual(wanted);
  expect(around.companies.map(({ id }) => id)).toContain(company?.id);
  const short = { ...whole, links: whole.links.slice(0, 5) };
  expect(partOf(short, { part: 1, around: '' })).toEqual({ ...short, total: 5 });
  expect(partOf(short, { part: 2, around: '' }).links).toEqual([]);
});
