import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../contract.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract);

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

it('asks whoever changes something as an operator for the password', () => {
  const operators = endpoints.filter(([, { access, method }]) => String(access) === 'admin' && method !== 'GET');
  expect(operators.filter(([, { asksPassword }]) => !asksPassword).map(([name]) => name)).toEqual([]);
});

it('asks whoever decides about a company for the password', () => {
  const decisions = [
    'changeMemberRole',
    'disableMember',
    'enableMember',
    'removeMember',
    'passOnOwnership',
    'leaveCompany',
    'answerDisclosure',
    'grantDisclosure',
    'revokeDisclosure',
  ];
  const asking = endpoints.filter(([, { access, asksPassword }]) => asksPassword && String(access) !== 'admin');
  expect(asking.map(([name]) => name).sort()).toEqual(decisions.sort());
});

it('gives no two endpoints one address', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
