import { FLOW_STATES, type flowRowsContract, type Output, spanOf } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import { flowQueries } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { periodChoices } from '../period-select.tsx';
import { isFiltered, type Ledger, withoutFilters } from './address.ts';

/** The side is chosen above the filters, so clearing them keeps it. */
export const LedgerFilters = ({ listed }: { listed: Listed<Ledger, Output<typeof flowRowsContract.listFlowRows>> }) => {
  const { t } = useTranslation('flow');
  const { period, number } = useFlowWords();
  const products = useQuery(flowQueries.ownProducts()).data ?? [];
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  const { list, setList, data } = listed;
  const named = (things: { id: string; name: string }[]) => things.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar
      listed={{ ...listed, isFiltered: isFiltered(list), clearFilters: () => setList(withoutFilters(list)) }}
      words={{
        search: t('ledger.search'),
        searchHelp: t('ledger.searchHelp'),
        filters: t('filter.label'),
        clear: t('filter.clear'),
      }}
      filters={[
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
      ]}
    >
      {data && !data.isTotalExact && (
        <Note as="span" role="status">
          {t('ledger.countMore', { count: data.total, shown: number(data.total) })}
        </Note>
      )}
    </FilterBar>
  );
};

/** Shrinks a reversed range to the period chosen last. */
export const orderedPeriods = (from: string, to: string, last: string) => {
  const isReversed = from !== '' && to !== '' && spanOf(to).to < spanOf(from).from;
  return { from: (isReversed ? last : from) || undefined, to: (isReversed ? last : to) || undefined };
};
