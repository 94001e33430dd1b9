import { useTranslation } from 'react-i18next';
import { BarPlot } from '../../../kit/ui/plot/bar/bar-plot.tsx';

const MONTHS = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
const SERIES = [
  { id: 'iso9001', name: 'ISO 9001', values: [8, 5, 9, 14, 0, 12] },
  { id: 'iso14001', name: 'ISO 14001', values: [3, 4, null, 6, 2, 5] },
  { id: 'iatf16949', name: 'IATF 16949', values: [1, 2, 2, 3, 5, 4] },
];

/** Grouped by month; every bar and every figure of the table links to what it counts. */
export const BarPlotExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <BarPlot
      title={t('plots.certificates')}
      heading="h4"
      asOf="2026-10-15T05:30:00Z"
      categories={MONTHS}
      categoryLabel={t('plots.month')}
      period="month"
      series={SERIES}
      hrefOf={({ category, series }) => `?month=${category}&standard=${series}#plot-bar`}
    />
  );
};
