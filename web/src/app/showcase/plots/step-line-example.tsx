import { useTranslation } from 'react-i18next';
import { LinePlot } from '../../../kit/ui/plot/line/line-plot.tsx';

const TIERS = ['1', '2', '3', '4', '5'];
const CONFIRMED = [0.97, 0.73, 0.32, 0.3, 0.12];
const DECLARED = [0.99, 0.75, 0.35, 0.33, 0.3];

/** Stepped line: there is nothing between one tier and the next. */
export const StepLineExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <LinePlot
      title={t('plots.coverage')}
      heading="h4"
      asOf="2026-10-15"
      isStepped
      categories={TIERS}
      categoryLabel={t('plots.tier')}
      series={[
        { id: 'confirmed', name: t('plots.confirmed'), values: CONFIRMED },
        { id: 'declared', name: t('plots.declared'), values: DECLARED },
      ]}
      format={{ style: 'percent' }}
    />
  );
};
