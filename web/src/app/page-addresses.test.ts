// @vitest-environment happy-dom
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { createRoutes } from './routes.tsx';

type Address = (...args: unknown[]) => string;

const ID = '0198f2a0-0000-7000-8000-000000000001';
/** Arguments of the addresses that need something else than an id. */
const ARGUMENTS: Record<string, unknown[]> = {
  'appPaths.uiComponents': ['data'],
  'flowPaths.part': ['ledger'],
  'operatorPaths.setting': ['setup'],
  'reviewPaths.round': [ID, 1],
};

const modules = import.meta.glob<Record<string, unknown>>('../../../contract/src/**/*.paths.ts', { eager: true });
const addresses = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Paths'))
  .flatMap(([name, paths]) =>
    Object.entries(paths as Record<string, Address>).map(([key, address]) => {
      const path = `${name}.${key}`;
      return [path, address(...(ARGUMENTS[path] ?? [ID]))] as const;
    }),
  );

it('24.6 finds the addresses of the contract', () => {
  expect(addresses.length).toBeGreaterThan(50);
});

it.each(addresses)('24.6 has a page for %s', (_, address) => {
  const { pathname } = new URL(address, 'http://localhost');
  const route = matchRoutes(createRoutes(), pathname)?.at(-1)?.route;
  expect(route?.path).not.toBe('*');
  expect(route).toBeDefined();
});
