import {
  fillDense,
  fillOneProduct,
  fillRing,
  fillSuppliers,
  firstOf,
} from '../../server/test/fixtures/large/hard-networks.ts';
import { type Figure, plain, ratio } from '../figure.ts';
import { withPostgres } from '../postgres-product.ts';
import { besideOthers, companyOf, fillLarge, p99, peakMemory, readerFor } from './others.ts';

/** Index of the owner of a verified company among the seeded people. */
const OTHER = 31;
const NETWORKS = [
  { what: 'a cycle of 500 companies', owner: 32, key: 'ring', fill: fillRing },
  { what: 'a product with 50,000 suppliers', owner: 33, key: 'many', fill: fillOneProduct },
  { what: 'one million links', owner: 34, key: 'dense', fill: fillDense },
];
const PERIOD = 'from=2026-Q1&to=2026-Q4';
const callsOf = (productId: string): [path: string, body?: object][] => [
  ['/supply-tiers'],
  [`/supply-tiers/graph?productId=${productId}`],
  ['/supply-tiers/export', { productId }],
  [`/flow-map?${PERIOD}`],
  [`/products/${productId}/origins?material=cobalt`],
  [`/products/${productId}`],
  ['/products?size=50'],
  ['/supply-links?size=50'],
  ['/materials'],
  ['/dashboard'],
  ['/search?query=제품&size=5'],
];
/** An answer, a refusal that tells what to do, or a request to come back later. */
const GOOD = [200, 422, 429];

/** Measures chains that nobody should have: the time until each screen answers, the memory, and what others notice. */
export const measureHardNetworks = () =>
  withPostgres(async (world) => {
    const owners: string[] = [];
    for (const { owner } of NETWORKS) owners.push(await companyOf(world, owner));
    await fillLarge(world, async (db) => {
      await fillSuppliers(db);
      for (const [at, { fill }] of NETWORKS.entries()) await fill(db, owners[at] ?? '');
    });
    const figures: Figure[] = [];
    for (const { what, owner, key } of NETWORKS) {
      const { url, pid, stop } = await world.start();
      const get = readerFor(url, world.tokens.suppliers[owner] ?? '');
      const id = await firstOf(world.query, key);
      const lines: Figure[] = [];
      const { health, me } = await besideOthers(url, world.tokens.suppliers[OTHER] ?? '', async () => {
        for (const [path, body] of callsOf(id)) {
          const started = performance.now();
          const { status, bytes } = await get(`/api${path}`, body);
          const ms = performance.now() - started;
          const shown = path.replace(id, '…');
          const verdict = GOOD.includes(status) ? '' : 'BELOW';
          lines.push({
            ...plain(`${what}: ${shown}`, `${ms.toFixed(0)} ms`, `${status}, ${(bytes / 1000).toFixed(0)} kB`),
            verdict,
          });
        }
      });
      figures.push(
        ratio(`${what}: p99 of /healthz, ms`, p99(health), { floor: 1000, goal: 200 }),
        ratio(`${what}: slowest "me" of another company, ms`, Math.max(...me), { floor: 2000, goal: 500 }),
        ratio(`${what}: memory at its peak, MiB`, peakMemory(pid), { floor: 1000, goal: 600 }),
        ...lines,
      );
      await stop();
    }
    return figures;
  });
