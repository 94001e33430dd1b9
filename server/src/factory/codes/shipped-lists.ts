import type { ListHead } from './list-loader.ts';

type ShippedList = ListHead & { file: string };

const ksic = { scheme: 'ksic', source: '통계청(국가데이터처) 한국표준산업분류' } as const;

/** Files of `server/lists`, whose README names their sources. They are loaded in this order. */
export const SHIPPED_LISTS: ShippedList[] = [
  { file: 'process.csv', scheme: 'process', revision: '1', source: 'Ieum', publishedOn: '2026-11-17' },
  { file: 'ksic-11.csv', ...ksic, revision: '11', publishedOn: '2024-07-01' },
  {
    file: 'hs-2022.csv',
    scheme: 'hs',
    revision: '2022',
    publishedOn: '2022-01-01',
    source: 'Harmonized System 2022, UN Comtrade',
  },
  {
    file: 'isic-4.csv',
    scheme: 'isic',
    revision: '4',
    publishedOn: '2008-08-11',
    source: 'United Nations Statistics Division, ISIC Rev.4',
  },
  { file: 'ksic-10.csv', ...ksic, revision: '10', publishedOn: '2017-07-01' },
];
