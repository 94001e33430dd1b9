import type { DemoAccount } from '@ieum/contract';

export type Stop = {
  /** Name of the picture, in the order of the README. */
  name: string;
  who: DemoAccount['key'];
  path: string;
  /** Window width; by default that of a phone. */
  width?: number;
  height?: number;
  language?: DemoAccount['language'];
  theme?: 'light' | 'dark';
  /** Follows the first link of the page whose address matches. */
  follow?: RegExp;
};

const WIDE = { width: 1280, height: 800 };

/** Ten pages that show what the product is for. */
export const STOPS: Stop[] = [
  { name: '1-home', who: 'cellMaker', path: '/', ...WIDE },
  { name: '2-dashboard', who: 'buyer', path: '/dashboard', ...WIDE, height: 1100, language: 'en' },
  { name: '3-factories', who: 'cellMaker', path: '/factory', ...WIDE },
  { name: '4-tiers', who: 'buyer', path: '/supply-chain/tier', ...WIDE, language: 'en' },
  { name: '5-flow', who: 'cathode', path: '/supply-chain/flow', ...WIDE },
  {
    name: '6-review',
    who: 'reviewer',
    path: '/admin/reviews',
    ...WIDE,
    language: 'en',
    theme: 'dark',
    follow: /\/admin\/reviews\/[0-9a-f-]{36}$/,
  },
  { name: '7-phone', who: 'plating', path: '/', width: 390, height: 800 },
  { name: '8-chinese', who: 'refiner', path: '/', ...WIDE },
  {
    name: '9-origins',
    who: 'buyer',
    path: '/supply-chain/materials/lithium',
    ...WIDE,
    follow: /\/supply-chain\/products\/[0-9a-f-]{36}\/origins/,
  },
  { name: '10-quarter', who: 'cellMaker', path: '/supply-chain/flow/ledger/enter', ...WIDE },
];
