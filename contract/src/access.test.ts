import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract);

it('S6.2 opens each endpoint to exactly these callers', () => {
  const table = endpoints.map(([name, { access, method, path }]) =>
    [[access].flat().join('+').padEnd(14), method.padEnd(6), path, name].join(' '),
  );
  expect(table.sort()).toMatchInlineSnapshot(`
    [
      "public         POST   /user/signin signIn",
      "supplier       POST   /factories registerFactory",
      "supplier+admin GET    /factories listFactories",
      "supplier+admin GET    /user/me getMe",
      "supplier+admin POST   /user/signout signOut",
    ]
  `);
});

it('refuses unknown keys at every depth of an input', () => {
  const open: string[] = [];
  for (const [name, { input }] of endpoints) {
    z.toJSONSchema(input, {
      io: 'input',
      override: ({ jsonSchema: { type, additionalProperties }, path }) => {
        if (type === 'object' && additionalProperties === undefined) open.push(`${name} ${path.join('.')}`);
      },
    });
  }
  expect(open).toEqual([]);
});

it('gives no two endpoints one address', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
