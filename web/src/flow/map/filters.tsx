import { FLOW_GROUPINGS } from '@ieum/contract';
import { ChartGantt, Map as MapIcon, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Views } from '../../kit/list/views.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import styles from '../flow.module.css';
import { FLOW_AMOUNTS, FLOW_VIEWS, type FlowScreen } from './address.ts';

const ICONS = { sankey: ChartGantt, table: Rows3, map: MapIcon };

type FlowFiltersProps = { address: FlowScreen; products: { id: string; name: string }[] };

/** Chooses the product, the unit, the grouping and the view. */
export const FlowFilters = ({ address, products }: FlowFiltersProps) => {
  const { t } = useTranslation('flow');
  const { product, by, unit, view, isOnly, setAddress, hrefOf } = address;
  return (
    <div className={styles.tools}>
      {!isOnly && (
        <SelectField
          label={t('filter.product')}
          value={product}
          options={[
            { value: '', label: t('filter.allProducts') },
            ...products.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => setAddress({ product: target.value }, true)}
        />
      )}
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
      {view !== 'map' && (
        <div className={styles.views}>
          <Views
            label={t('filter.unit')}
            current={unit}
            views={FLOW_AMOUNTS.map((key) => ({ key, label: t(`amount.${key}`), to: hrefOf({ unit: key }) }))}
          />
        </div>
      )}
      <div className={styles.views}>
        <Views
          label={t('view.label')}
          current={view}
          views={FLOW_VIEWS.map((key) => ({
            key,
            label: t(`view.${key}`),
            icon: ICONS[key],
            to: hrefOf({ view: key, band: '', open: '' }),
          }))}
        />
      </div>
    </div>
  );
};
