import { useTranslation } from 'react-i18next';
import { LinePlot } from '../../../kit/ui/plot/line/line-plot.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
const TIER_1 = [0.71, 0.74, 0.78, 0.81, 0.83, 0.86, 0.88, 0.91, 0.93, 0.94, null, null];
const TIER_2 = [0.42, 0.45, null, null, 0.55, 0.58, 0.61, 0.66, 0.7, 0.72, null, null];
const TIER_3 = [null, null, 0.12, null, 0.18, 0.21, 0.27, 0.31, 0.36, 0.4, null, null];

/** A missing month is a gap, never a zero; a single value between gaps is still visible. */
export const LinePlotExample = () => {
  const { t } = useTranslation('showcase');
  const series = [
    { id: 'tier1', name: t('plots.tier1'), values: TIER_1 },
    { id: 'tier2', name: t('plots.tier2'), values: TIER_2 },
    { id: 'tier3', name: t('plots.tier3'), values: TIER_3 },
  ];
  return (
    <LinePlot
      title={t('plots.submission')}
      heading="h4"
      asOf="2026-10-15"
      categories={MONTHS}
      categoryLabel={t('plots.month')}
      period="month"
      series={series}
      target={{ name: t('plots.target'), value: 0.9 }}
      format={{ style: 'percent', maximumFractionDigits: 1 }}
      hrefOf={({ category, series: tier }) => `?month=${category}&tier=${tier}#plot-line`}
    />
  );
};
