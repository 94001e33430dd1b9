import { expect, it } from 'vitest';
import { tierStatusesOf } from './status.ts';

const product = (id: string, companyId: string, tiers: number[]) => ({
  id,
  companyId,
  name: '',
  hs: '',
  family: '' as const,
  materials: [],
  isOrigin: false,
  tiers,
});
const link = (
  buyerId: string,
  supplierId: string,
  state: 'confirmed' | 'proposed' | 'unidentified',
  tiers: number[],
) => ({
  id: `${buyerId} ${supplierId}`,
  buyerId,
  supplierId,
  state,
  tiers,
  isLoop: tiers.length === 0,
  share: null,
  inputShare: null,
  inputBand: '' as const,
  input: 1,
  band: '' as const,
  isOwn: false,
});

it('S2.4 says how surely a company stands at each of its tiers, by the best of what leads there', () => {
  const statusOf = tierStatusesOf({
    products: [
      product('car', 'oem', []),
      product('pack', 'cell', [1]),
      product('sheet', 'steel', [1, 2]),
      product('ore', 'mine', [2]),
    ],
    links: [
      link('car', 'pack', 'confirmed', [1]),
      link('car', 'sheet', 'proposed', [1]),
      link('pack', 'sheet', 'confirmed', [2]),
      link('pack', 'ore', 'unidentified', [2]),
      link('ore', 'pack', 'confirmed', []),
    ],
  });
  expect([...statusOf('steel')]).toEqual([
    [1, 'unconfirmed'],
    [2, 'confirmed'],
  ]);
  expect([...statusOf('mine')]).toEqual([[2, 'unidentified']]);
  expect([...statusOf('nobody')]).toEqual([]);
});
