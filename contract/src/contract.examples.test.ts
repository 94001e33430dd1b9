import { expect, it } from 'vitest';
import { examples } from './contract.examples.ts';
import { contract } from './contract.ts';
import type { Contract, Examples } from './kit/endpoint.ts';

const shown: Examples<Contract> = examples;

it.each(Object.entries<Contract[string]>(contract))('%s has an example that its own schemas take', (name, endpoint) => {
  const { input, output } = shown[name] ?? {};
  expect(endpoint.input.safeParse(input)).toMatchObject({ success: true });
  // The schema strips nothing: an example shows no field that the contract does not know.
  expect(endpoint.output.parse(output)).toEqual(output);
});
