import { FLOW_SIDES, FLOW_STATES, type flowRowsContract, type Output, spanOf } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import { Views } from '../../kit/list/views.tsx';
import type { ToolSet } from '../../kit/ui/toolbar/tool-set.ts';
import { flowQueries } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { periodChoices } from '../period-select.tsx';
import type { Ledger } from './address.ts';

/** Returns the search, the filters and the side, which is a view. */
export const useLedgerTools = (listed: Listed<Ledger, Output<typeof flowRowsContract.listFlowRows>>): ToolSet => {
  const { t } = useTranslation('flow');
  const { period } = useFlowWords();
  const products = useQuery(flowQueries.ownProducts()).data ?? [];
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  const { list, hrefOf } = listed;
  const named = (things: { id: string; name: string }[]) => things.map(({ id, name }) => ({ value: id, label: name }));
  const sides = (['', ...FLOW_SIDES] as const).map((key) => ({
    key,
    label: t(`side.${key || 'all'}`),
    to: hrefOf({ side: key, page: 1 }),
  }));
  return {
    views: <Views label={t('side.label')} current={list.side} views={sides} />,
    ...filterTools({
      listed,
      search: { label: t('ledger.search'), help: t('ledger.searchHelp') },
      filters: [
        {
          kind: 'several',
          name: 'state',
          label: t('filter.state'),
          options: optionsOf(FLOW_STATES, (value) => t(`state.${value}`)),
        },
        {
          kind: 'one',
          name: 'waiting',
          label: t('filter.waitingLabel'),
          options: optionsOf(['mine', 'theirs'], (value) => t(`filter.waiting.${value}`)),
        },
        { kind: 'one', name: 'productId', label: t('filter.product'), options: named(products) },
        { kind: 'one', name: 'factoryId', label: t('filter.factory'), options: named(factories) },
        ...(['from', 'to'] as const).map((end) => ({
          kind: 'one' as const,
          name: end,
          label: t(`filter.${end}`),
          options: optionsOf(periodChoices(todayInKorea(), list[end]), period),
          changes: (value: string) => {
            const { from = '', to = '' }: Partial<Ledger> = { ...list, [end]: value };
            return orderedPeriods(from, to, value);
          },
        })),
      ],
    }),
  };
};

/** Shrinks a reversed range to the period chosen last. */
export const orderedPeriods = (from: string, to: string, last: string) => {
  const isReversed = from !== '' && to !== '' && spanOf(to).to < spanOf(from).from;
  return { from: (isReversed ? last : from) || undefined, to: (isReversed ? last : to) || undefined };
};
