import { FLOW_GROUPINGS } from '@ieum/contract';
import { ChartGantt, Map as MapIcon, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Views } from '../../kit/list/views.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import styles from '../flow.module.css';
import { orderedPeriods } from '../ledger/filters.tsx';
import { PeriodSelect } from '../period-select.tsx';
import { FLOW_AMOUNTS, FLOW_VIEWS, type FlowScreen, flowAddressOf } from './address.ts';

const ICONS = { sankey: ChartGantt, table: Rows3, map: MapIcon };

type FlowFiltersProps = { address: FlowScreen; products: { id: string; name: string }[] };

/** Chooses the product, the period, the grouping, the unit and the view. */
export const FlowFilters = ({ address, products }: FlowFiltersProps) => {
  const { t } = useTranslation('flow');
  const { product, from, to, by, unit, view, setAddress } = address;
  const setSpan = (first: string, last: string, chosen: string) => {
    const span = orderedPeriods(first, last, chosen);
    setAddress({ from: span.from ?? from, to: span.to ?? to }, true);
  };
  return (
    <div className={styles.tools}>
      <SelectField
        label={t('filter.product')}
        value={product}
        options={[
          { value: '', label: t('filter.allProducts') },
          ...products.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => setAddress({ product: target.value }, true)}
      />
      <PeriodSelect label={t('filter.from')} value={from} onValue={(value) => setSpan(value, to, value)} />
      <PeriodSelect label={t('filter.to')} value={to} onValue={(value) => setSpan(from, value, value)} />
      {view !== 'map' && (
        <SelectField
          label={t('filter.by')}
          value={by}
          options={FLOW_GROUPINGS.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={({ target }) =>
            setAddress({ by: FLOW_GROUPINGS.find((known) => known === target.value) ?? 'company' }, true)
          }
        />
      )}
      <SelectField
        label={t('filter.unit')}
        value={unit}
        options={FLOW_AMOUNTS.map((value) => ({ value, label: t(`amount.${value}`) }))}
        onChange={({ target }) => setAddress({ unit: FLOW_AMOUNTS.find((known) => known === target.value) ?? 'kg' })}
      />
      <div className={styles.whole}>
        <Views
          label={t('view.label')}
          current={view}
          views={FLOW_VIEWS.map((key) => ({
            key,
            label: t(`view.${key}`),
            icon: ICONS[key],
            to: flowAddressOf({ product, from, to, by, unit, view: key, band: '', open: '' }),
          }))}
        />
      </div>
    </div>
  );
};
