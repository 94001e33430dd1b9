import type { Family, Material } from '@ieum/contract';
import { useCallback } from 'react';
import { useOriginWords } from './use-origin-words.ts';

type Goods = { name: string; hs: string; materials: readonly Material[]; family: Family };

/** Names goods: by their name, or by what they contain where the name is not shown. */
export const useGoodsText = () => {
  const { goodsOf } = useOriginWords();
  return useCallback(({ name, hs, ...made }: Goods) => name || goodsOf(made) || (hs && `HS ${hs}`), [goodsOf]);
};
