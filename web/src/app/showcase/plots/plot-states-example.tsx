import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { BarPlot } from '../../../kit/ui/plot/bar/bar-plot.tsx';
import styles from './plot-examples.module.css';

const MONTHS = ['2026-09', '2026-10'];

/** Shows each state, as large as the picture that it replaces. */
export const PlotStatesExample = () => {
  const { t } = useTranslation('showcase');
  const [hasFailed, setFailed] = useState(true);
  const common = {
    heading: 'h4',
    asOf: '2026-10-15',
    height: 240,
    period: 'month',
    categoryLabel: t('plots.month'),
  } as const;
  const series = [{ id: 'iso9001', name: 'ISO 9001', values: [5, 12] }];
  return (
    <div className={styles.grid}>
      <BarPlot {...common} title={t('plots.loading')} categories={[]} series={[]} isLoading />
      <BarPlot
        {...common}
        title={t('plots.empty')}
        categories={[]}
        series={[]}
        emptyText={t('plots.emptyText')}
        emptyAction={<LinkButton to="/factory/new">{t('plots.emptyAction')}</LinkButton>}
      />
      <BarPlot
        {...common}
        title={t('plots.failed')}
        categories={MONTHS}
        series={series}
        error={hasFailed ? t('plots.failedText') : undefined}
        onRetry={() => setFailed(false)}
      />
    </div>
  );
};
