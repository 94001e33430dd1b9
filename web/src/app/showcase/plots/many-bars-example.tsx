import { useTranslation } from 'react-i18next';
import { BarPlot } from '../../../kit/ui/plot/bar/bar-plot.tsx';

const COUNT = 200;
const SUPPLIERS = Array.from({ length: COUNT }, (_, index) => `S-${String(index + 1).padStart(3, '0')}`);
const ANSWERS = SUPPLIERS.map((_, index) => (index * 37) % 101);

/** Two hundred bars scroll, and the axis stays. */
export const ManyBarsExample = () => {
  const { t } = useTranslation('showcase');
  const series = [{ id: 'answers', name: t('plots.answer'), values: ANSWERS }];
  const common = {
    title: t('plots.answers'),
    heading: 'h4',
    asOf: '2026-10-15',
    categories: SUPPLIERS,
    categoryLabel: t('plots.supplier'),
    series,
  } as const;
  return (
    <>
      <BarPlot {...common} height={240} />
      <BarPlot {...common} direction="horizontal" />
    </>
  );
};
