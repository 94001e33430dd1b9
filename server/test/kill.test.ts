import { expect, it } from 'vitest';
import { clientOf, type Started, startProduct, withFolder } from './product-process.ts';
import { seed } from './seed.ts';

const ROUNDS = process.env.IEUM_LONG ? 50 : 3;
const WRITERS = 8;
/** Killed after so many acknowledged writes, while others are under way; drawn anew for each round. */
const MOST_BEFORE_KILL = 60;

it(
  `keeps every acknowledged write over ${ROUNDS} rounds of kill -9`,
  () =>
    withFolder(async (folder) => {
      const { supplier } = await seed(folder);
      const acknowledged = new Set<string>();

      const register = async (url: string, name: string) => {
        await clientOf(url, supplier).registerFactory({ name, country: 'KR' });
        acknowledged.add(name);
      };
      const writeUntilItDies = async (product: Started, round: number) => {
        const target = acknowledged.size + 1 + Math.floor(Math.random() * MOST_BEFORE_KILL);
        let isAlive = true;
        let next = 0;
        const write = async () => {
          while (isAlive) await register(product.url, `${round}-${next++}`).catch(() => undefined);
        };
        const kill = async () => {
          while (acknowledged.size < target) await register(product.url, `${round}-${next++}`);
          await product.kill('SIGKILL');
          isAlive = false;
        };
        await Promise.all([kill(), ...Array.from({ length: WRITERS }, write)]);
      };
      const stored = async (url: string) => {
        const names: string[] = [];
        for (let page = 1; ; page++) {
          const { rows } = await clientOf(url, supplier).listFactories({ page });
          if (!rows.length) return new Set(names);
          names.push(...rows.map(({ name }) => name));
        }
      };

      for (let round = 1; round <= ROUNDS; round++) {
        await writeUntilItDies(await startProduct(folder), round);
      }
      const product = await startProduct(folder);
      const kept = await stored(product.url);
      expect([...acknowledged].filter((name) => !kept.has(name))).toEqual([]);
      expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
      console.log(`${ROUNDS} rounds of kill -9: ${acknowledged.size} writes acknowledged, ${kept.size} stored, 0 lost`);
      await product.kill('SIGTERM');
    }),
  ROUNDS * 60_000,
);
