import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import styles from '../flow.module.css';
import { flowQueries } from '../flow.queries.ts';
import { orderedPeriods } from '../ledger/filters.tsx';
import { PeriodSelect } from '../period-select.tsx';
import type { ProductionList } from './address.ts';

type ProductionFiltersProps = { list: ProductionList; setList: (changes: Partial<ProductionList>) => void };

export const ProductionFilters = ({ list, setList }: ProductionFiltersProps) => {
  const { t } = useTranslation('flow');
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  const products = useQuery(flowQueries.ownProducts()).data ?? [];
  const named = (things: { id: string; name: string }[]) => things.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.tools}>
      <SelectField
        label={t('filter.factory')}
        value={list.factoryId ?? ''}
        options={[{ value: '', label: t('filter.allFactories') }, ...named(factories)]}
        onChange={({ target }) => setList({ factoryId: target.value || undefined })}
      />
      <SelectField
        label={t('filter.product')}
        value={list.productId ?? ''}
        options={[{ value: '', label: t('filter.allProducts') }, ...named(products)]}
        onChange={({ target }) => setList({ productId: target.value || undefined })}
      />
      <PeriodSelect
        label={t('filter.from')}
        value={list.from ?? ''}
        none={t('filter.anyPeriod')}
        onValue={(from) => setList(orderedPeriods(from, list.to ?? '', from))}
      />
      <PeriodSelect
        label={t('filter.to')}
        value={list.to ?? ''}
        none={t('filter.anyPeriod')}
        onValue={(to) => setList(orderedPeriods(list.from ?? '', to, to))}
      />
    </div>
  );
};
