import type { SheetLine } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../kit/language/use-names.ts';
import { useFlowWords } from '../flow-words.ts';

/** Words for a line: its names and its quantities. */
export const useLineWords = () => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const { nameOf } = useNames();
  return useMemo(
    () => ({
      ...words,
      partnerOf: ({ side, partner }: Pick<SheetLine, 'side' | 'partner'>) =>
        side === 'own' ? t('side.own') : (partner && nameOf(partner)) || t('unnamedPartner'),
      goodsOf: ({ goods, product }: Pick<SheetLine, 'goods' | 'product'>) => goods.name || product.name,
      factoryOf: ({ from, to }: SheetLine) => [from?.name, to?.name].filter(Boolean).join(' → '),
      amount: (value: number, { unit }: Pick<SheetLine, 'unit'>) => words.quantity(value, unit),
    }),
    [words, t, nameOf],
  );
};
