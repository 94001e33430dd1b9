import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodField } from '../../../kit/ui/period/period-field.tsx';
import type { Period } from '../../../kit/ui/period/period-span.ts';
import styles from './choices.module.css';

export const PeriodFieldExample = () => {
  const { t } = useTranslation('showcase');
  const [period, setPeriod] = useState<Period | undefined>({ from: '2026-07-01', to: '2026-09-30' });
  return (
    <div>
      <PeriodField
        label={t('choices.dates.period')}
        help={t('choices.dates.periodHelp')}
        value={period}
        onChange={setPeriod}
      />
      <p className={styles.told} aria-live="polite">
        {period ? t('choices.dates.value', period) : t('choices.dates.noValue')}
      </p>
    </div>
  );
};
