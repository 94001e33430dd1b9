import { useTranslation } from 'react-i18next';
import { BarPlot } from '../../../kit/ui/plot/bar/bar-plot.tsx';

const FACTORIES = [
  '울산 1공장',
  '창원 특수강 열처리 및 표면처리 통합 제2공장 (구 한빛정밀금속공업 창원사업장)',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  'مصنع الرياض ٢',
  '平泽电池材料工厂',
];
const ELECTRICITY = [48_200, 31_750, 12_400, 8_900, 26_310];
const GAS = [12_100, 18_640, 3_020, 0, 9_870];

/** Horizontal bars, for long names. */
export const HorizontalBarExample = () => {
  const { t } = useTranslation('showcase');
  const series = [
    { id: 'electricity', name: t('plots.electricity'), values: ELECTRICITY },
    { id: 'gas', name: t('plots.gas'), values: GAS },
  ];
  return (
    <BarPlot
      title={t('plots.energy')}
      heading="h4"
      asOf="2026-10-15"
      unit="MWh"
      categories={FACTORIES}
      categoryLabel={t('plots.factory')}
      series={series}
      direction="horizontal"
    />
  );
};
