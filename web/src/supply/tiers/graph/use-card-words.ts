import type { SupplyFlag } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMaterialWords } from '../../materials/material-words.ts';
import { useTierWords } from '../words.ts';
import type { Card, Line } from './picture.ts';

const SEVERITIES: SupplyFlag['severity'][] = ['high', 'medium', 'low', 'info'];

/** Returns the most severe flag of a card; undefined without one. */
export const severityOf = ({ flags }: Card) =>
  SEVERITIES.find((severity) => flags.some((flag) => flag.severity === severity));

/** Names the cards and lines of the graph the same in the graph, in the tree and in the dialogs. */
export const useCardWords = () => {
  const { t } = useTranslation('tier');
  const { markOf } = useMaterialWords();
  const { nameOf, countryOf, shareOf, compact } = useTierWords();
  return useMemo(() => {
    /** What a product is, where its name is not known: its material and the first digits of its HS code. */
    const goodsOf = ({ product, mark }: Card) => {
      const material = mark === '' || mark === 'none' ? '' : markOf(mark);
      return product?.name || [material, product?.hs && `HS ${product.hs}`].filter(Boolean).join(' · ');
    };
    const namesOf = (card: Card): { first: string; second: string } => {
      const { group, company, isRoot, isUnidentified, metAt } = card;
      if (group) {
        const place = group.country ? countryOf(group.country) : '';
        const material = group.mark === '' ? '' : markOf(group.mark);
        return {
          first: [material, place].filter(Boolean).join(' · ') || t('graph.others'),
          second: t('graph.products', { count: group.count, shown: compact(group.count) }),
        };
      }
      const goods = goodsOf(card);
      if (isRoot) return { first: goods, second: company ? nameOf({ ...company, isOwn: true }) : t('ourCompany') };
      if (isUnidentified)
        return {
          first: t('graph.unidentified', { goods: goods || t('graph.unknownGoods') }),
          second: t('graph.nobodyKnows'),
        };
      if (!company) return { first: t('ourCompany'), second: goods };
      if (!company.isMasked) {
        const name = nameOf(company);
        return { first: name, second: metAt > 0 ? t('graph.metAt', { tier: metAt }) : goods };
      }
      const token = [company.country && countryOf(company.country), company.token].filter(Boolean).join(' ');
      return { first: goods || t('graph.unknownGoods'), second: token };
    };
    return {
      goodsOf,
      namesOf,
      /** One line, such as for a list: who and what. */
      labelOf: (card: Card) => {
        const { first, second } = namesOf(card);
        return [first, second].filter(Boolean).join(', ');
      },
      stateOf: ({ state }: Pick<Line, 'state'>) => t(`state.${state}`),
      shareOf,
    };
  }, [t, markOf, nameOf, countryOf, shareOf, compact]);
};
