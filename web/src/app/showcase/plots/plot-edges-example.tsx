import { useTranslation } from 'react-i18next';
import { BarPlot } from '../../../kit/ui/plot/bar/bar-plot.tsx';
import { DonutPlot } from '../../../kit/ui/plot/donut/donut-plot.tsx';
import { LinePlot } from '../../../kit/ui/plot/line/line-plot.tsx';
import styles from './plot-examples.module.css';

const MONTHS = ['2026-08', '2026-09', '2026-10'];
const EIGHT = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const TRILLION = 1e12;

/** Shows values that are easy to draw badly. */
export const PlotEdgesExample = () => {
  const { t } = useTranslation('showcase');
  const common = { heading: 'h4', asOf: '2026-10-15', height: 260 } as const;
  const months = { ...common, categories: MONTHS, categoryLabel: t('plots.month'), period: 'month' } as const;
  const amounts = (values: number[]) => [{ id: 'amount', name: t('plots.amount'), values }];
  const eight = EIGHT.map((name, index) => ({ id: name, name, values: [8 - index, 5 + index, 9 - (index % 3)] }));
  return (
    <div className={styles.grid}>
      <BarPlot {...months} title={t('plots.zero')} series={amounts([0, 0, 0])} />
      <LinePlot {...months} title={t('plots.single')} categories={['2026-10']} series={amounts([7])} />
      <BarPlot {...months} title={t('plots.large')} series={amounts([TRILLION, -0.4 * TRILLION, 0.25 * TRILLION])} />
      <DonutPlot
        {...common}
        title={t('plots.large')}
        slices={[{ id: 'all', name: t('plots.amount'), value: 987_654_321_012 }]}
        categoryLabel={t('plots.item')}
        valueLabel={t('plots.amount')}
      />
      <BarPlot {...months} title={t('plots.certificates')} series={eight} arrangement="stacked" />
      <LinePlot {...months} title={t('plots.certificates')} series={eight} isZeroBased={false} />
    </div>
  );
};
