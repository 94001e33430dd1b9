import { FLOW_STATES, spanOf } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import listStyles from '../../factory/list/factory-list.module.css';
import { FilterMenu } from '../../factory/list/filter-menu.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { FilterSelect } from '../../supply/filter-select.tsx';
import { productQueries } from '../../supply/products/product.queries.ts';
import styles from '../flow.module.css';
import { flowQueries } from '../flow.queries.ts';
import { PeriodSelect } from '../period-select.tsx';
import { isFiltered, type Ledger, withoutFilters } from './ledger.address.ts';

type LedgerFiltersProps = { list: Ledger; setList: (changes: Partial<Ledger>) => void; counted: string };

const PRODUCTS_MAX = 100;

export const LedgerFilters = ({ list, setList, counted }: LedgerFiltersProps) => {
  const { t } = useTranslation('flow');
  const products = useQuery({ ...productQueries.list({ size: PRODUCTS_MAX }), throwOnError: false }).data?.rows ?? [];
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  return (
    <div className={listStyles.tools}>
      <div className={styles.tools}>
        <SearchBox
          label={t('ledger.search')}
          help={t('ledger.searchHelp')}
          value={list.search}
          onValue={(search) => setList({ search })}
        />
        <PeriodSelect
          label={t('filter.from')}
          value={list.from ?? ''}
          none={t('filter.anyPeriod')}
          onValue={(from) => setList(between(from, list.to ?? '', from))}
        />
        <PeriodSelect
          label={t('filter.to')}
          value={list.to ?? ''}
          none={t('filter.anyPeriod')}
          onValue={(to) => setList(between(list.from ?? '', to, to))}
        />
      </div>
      <fieldset className={listStyles.filters} aria-label={t('filter.label')}>
        <FilterMenu
          label={t('filter.state')}
          options={FLOW_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          chosen={list.state}
          onChoose={(values) => setList({ state: FLOW_STATES.filter((state) => values.includes(state)) })}
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
        {isFiltered(list) && (
          <Button size="small" look="ghost" onClick={() => setList(withoutFilters(list))}>
            {t('filter.clear')}
          </Button>
        )}
        <span className={styles.note} role="status">
          {counted}
        </span>
      </fieldset>
    </div>
  );
};

/** A time that would end before it begins shrinks to what was chosen last. */
export const between = (from: string, to: string, last: string) => {
  const isReversed = from !== '' && to !== '' && spanOf(to).to < spanOf(from).from;
  return { from: (isReversed ? last : from) || undefined, to: (isReversed ? last : to) || undefined };
};
