import { useTranslation } from 'react-i18next';
import { BarPlot } from '../../../kit/ui/plot/bar/bar-plot.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
const ADDED = [12, 9, 14, 11, 16, 8, 10, 13, 9, 7, 12, 15];
const MOVED = [2, 0, 3, 1, 2, 4, 0, 1, 2, 3, 1, 0];
const CLOSED = [-3, -1, -4, 0, -2, -6, -1, -2, null, -3, -1, -2];

/** Stacked bars: negative values grow down from zero. */
export const StackedBarExample = () => {
  const { t } = useTranslation('showcase');
  const series = [
    { id: 'added', name: t('plots.added'), values: ADDED },
    { id: 'moved', name: t('plots.moved'), values: MOVED },
    { id: 'closed', name: t('plots.closed'), values: CLOSED },
  ];
  return (
    <BarPlot
      title={t('plots.movement')}
      heading="h4"
      asOf="2026-10-15"
      categories={MONTHS}
      categoryLabel={t('plots.month')}
      period="month"
      series={series}
      arrangement="stacked"
    />
  );
};
