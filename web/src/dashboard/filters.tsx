import type { Dashboard } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useFlowWords } from '../flow/flow-words.ts';
import { lastQuarter, periodChoices } from '../flow/period-select.tsx';
import { todayInKorea } from '../kit/format/today.ts';
import { useFilterAddress } from '../kit/list/latest-search.ts';
import { SelectField } from '../kit/ui/select/select-field.tsx';
import { DASHBOARD_NAMES, type DashboardAddress } from './address.ts';
import styles from './tiles/tiles.module.css';

type FiltersProps = { address: DashboardAddress; data: Dashboard | undefined };

/** Chooses product and quarter. The address holds both. */
export const DashboardFilters = ({ address, data }: FiltersProps) => {
  const { t } = useTranslation('dashboard');
  const words = useFlowWords();
  const { choose } = useFilterAddress(DASHBOARD_NAMES);
  const today = todayInKorea();
  const usual = lastQuarter(today);
  const period = address.period || usual;
  const products = data?.products ?? [];
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('filter.product')}
        value={address.product}
        options={[
          { value: '', label: t('filter.allProducts') },
          ...products.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => choose({ product: target.value })}
      />
      <SelectField
        label={t('filter.period')}
        value={period}
        options={periodChoices(today, period, false).map((value) => ({ value, label: words.period(value) }))}
        onChange={({ target }) => choose({ period: target.value === usual ? '' : target.value })}
      />
    </div>
  );
};
