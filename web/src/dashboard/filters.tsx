import type { Dashboard } from '@ieum/contract';
import { ChevronDown } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowWords } from '../flow/flow-words.ts';
import { lastQuarter, periodChoices } from '../flow/period-select.tsx';
import { todayInKorea } from '../kit/format/today.ts';
import { useFilterAddress } from '../kit/list/latest-search.ts';
import { DASHBOARD_NAMES, type DashboardAddress } from './address.ts';
import styles from './filters.module.css';

type FiltersProps = { address: DashboardAddress; data: Dashboard | undefined };

/** Chooses product and quarter of the sentences and charts. The address holds both. */
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
      <SmallSelect
        label={t('filter.product')}
        value={address.product}
        options={[
          { value: '', label: t('filter.allProducts') },
          ...products.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => choose({ product: target.value })}
      />
      <SmallSelect
        label={t('filter.period')}
        value={period}
        options={periodChoices(today, period, false).map((value) => ({ value, label: words.period(value) }))}
        onChange={({ target }) => choose({ period: target.value === usual ? '' : target.value })}
      />
    </div>
  );
};

type SmallSelectProps = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** Stands in the heading that it filters, so its label is only read aloud. */
const SmallSelect = ({ label, value, options, onChange }: SmallSelectProps) => (
  <span className={styles.select}>
    <select aria-label={label} title={label} value={value} onChange={onChange}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown size={16} aria-hidden />
  </span>
);
