import { useTranslation } from 'react-i18next';
import { countryName } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { DonutPlot } from '../../../kit/ui/plot/donut/donut-plot.tsx';

const SUPPLIERS = { KR: 1240, CN: 610, VN: 333, JP: 208, DE: 96, US: 41, MX: 22, PL: 17, TR: 9, IN: 4, BR: 0 };

/** The smallest slices are drawn together; the table names each of them. */
export const DonutPlotExample = () => {
  const { t } = useTranslation('showcase');
  const { tag } = useLanguage();
  const slices = Object.entries(SUPPLIERS).map(([id, value]) => ({ id, name: countryName(id, tag), value }));
  return (
    <DonutPlot
      title={t('plots.countries')}
      heading="h4"
      asOf="2026-10-15"
      slices={slices}
      categoryLabel={t('plots.country')}
      valueLabel={t('plots.suppliers')}
      hrefOf={({ id }) => `?country=${id}#plot-donut`}
    />
  );
};
