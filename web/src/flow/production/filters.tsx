import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import { flowQueries } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { orderedPeriods } from '../ledger/filters.tsx';
import { periodChoices } from '../period-select.tsx';
import type { ProductionList } from './address.ts';

export const useProductionTools = <D,>(listed: Listed<ProductionList, D>) => {
  const { t } = useTranslation('flow');
  const { period } = useFlowWords();
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  const products = useQuery(flowQueries.ownProducts()).data ?? [];
  const { list } = listed;
  const named = (things: { id: string; name: string }[]) => things.map(({ id, name }) => ({ value: id, label: name }));
  return filterTools({
    listed,
    filters: [
      { kind: 'one', name: 'factoryId', label: t('filter.factory'), options: named(factories) },
      { kind: 'one', name: 'productId', label: t('filter.product'), options: named(products) },
      ...(['from', 'to'] as const).map((end) => ({
        kind: 'one' as const,
        name: end,
        label: t(`filter.${end}`),
        options: optionsOf(periodChoices(todayInKorea(), list[end]), period),
        changes: (value: string) => {
          const { from = '', to = '' }: Partial<ProductionList> = { ...list, [end]: value };
          return orderedPeriods(from, to, value);
        },
      })),
    ],
  });
};
