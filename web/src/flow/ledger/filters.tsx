import { FLOW_STATES, spanOf } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../factory/list/filter-menu.tsx';
import { todayInKorea } from '../../kit/format/today.ts';
import { FilterSelect } from '../../supply/filter-select.tsx';
import { ListTools } from '../../supply/list-tools.tsx';
import styles from '../flow.module.css';
import { flowQueries } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { periodChoices } from '../period-select.tsx';
import { isFiltered, type Ledger, withoutFilters } from './address.ts';

type LedgerFiltersProps = {
  list: Ledger;
  setList: (changes: Partial<Ledger>) => void;
  /** Text for a total that the server did not count to the end, otherwise empty. */
  counted: string;
};

const ENDS = ['from', 'to'] as const;
const WAITING = ['mine', 'theirs'] as const;

export const LedgerFilters = ({ list, setList, counted }: LedgerFiltersProps) => {
  const { t } = useTranslation('flow');
  const { period } = useFlowWords();
  const products = useQuery(flowQueries.ownProducts()).data ?? [];
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  return (
    <ListTools
      words={{
        search: t('ledger.search'),
        searchHelp: t('ledger.searchHelp'),
        filters: t('filter.label'),
        clear: t('filter.clear'),
      }}
      search={list.search}
      onSearch={(search) => setList({ search })}
      onClear={isFiltered(list) ? () => setList(withoutFilters(list)) : undefined}
    >
      <FilterMenu
        label={t('filter.state')}
        options={FLOW_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        chosen={list.state}
        onChoose={(values) => setList({ state: FLOW_STATES.filter((state) => values.includes(state)) })}
      />
      <FilterSelect
        label={t('filter.waitingLabel')}
        options={WAITING.map((value) => ({ value, label: t(`filter.waiting.${value}`) }))}
        value={list.waiting}
        onValue={(value) => setList({ waiting: WAITING.find((known) => known === value) ?? '' })}
      />
      <FilterSelect
        label={t('filter.product')}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
        value={list.productId ?? ''}
        onValue={(value) => setList({ productId: value || undefined })}
      />
      <FilterSelect
        label={t('filter.factory')}
        options={factories.map(({ id, name }) => ({ value: id, label: name }))}
        value={list.factoryId ?? ''}
        onValue={(value) => setList({ factoryId: value || undefined })}
      />
      {ENDS.map((end) => (
        <FilterSelect
          key={end}
          label={t(`filter.${end}`)}
          options={periodChoices(todayInKorea(), list[end]).map((item) => ({ value: item, label: period(item) }))}
          value={list[end] ?? ''}
          onValue={(value) => setList(within({ ...list, [end]: value }, value))}
        />
      ))}
      {counted && (
        <span className={styles.note} role="status">
          {counted}
        </span>
      )}
    </ListTools>
  );
};

const within = ({ from = '', to = '' }: Partial<Ledger>, last: string) => orderedPeriods(from, to, last);

/** Shrinks a reversed range to the period chosen last. */
export const orderedPeriods = (from: string, to: string, last: string) => {
  const isReversed = from !== '' && to !== '' && spanOf(to).to < spanOf(from).from;
  return { from: (isReversed ? last : from) || undefined, to: (isReversed ? last : to) || undefined };
};
