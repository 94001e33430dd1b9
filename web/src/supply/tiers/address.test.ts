import { expect, it } from 'vitest';
import { readTierAddress, tierAddressOf, tierSearchOf } from './address.ts';

const PRODUCT = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51';

it('keeps view, selection and filters in the address, and leaves out what nobody has changed', () => {
  const search = `product=${PRODUCT}&company=7K2Q&view=map&state=confirmed&state=disputed&country=KR&flag=high`;
  const address = readTierAddress(new URLSearchParams(search));
  expect(address).toMatchObject({ product: PRODUCT, company: '7K2Q', view: 'map', state: ['confirmed', 'disputed'] });
  expect(readTierAddress(tierSearchOf(address))).toEqual(address);
  expect(tierAddressOf(readTierAddress(new URLSearchParams()))).toBe('/supply-chain/tier');
});

it('shows what can be understood of a hand-edited address', () => {
  const address = readTierAddress(new URLSearchParams('product=x&view=globe&state=loved&flag=red'));
  expect(address).toMatchObject({ product: '', view: 'graph', state: [], flag: [] });
});
