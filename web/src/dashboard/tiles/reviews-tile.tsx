import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { BarPlot } from '../../kit/ui/plot/bar/bar-plot.tsx';
import { REVIEW_STATES, reviewSeries } from '../series/reviews.ts';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';
import { REVIEW_COLORS } from './meaning-colors.ts';
import { useDays } from './use-days.ts';

/** Shows declarations and factories by state. */
export const ReviewsTile = ({ data: { reviews }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const days = useDays();
  const { rows, series } = reviewSeries(reviews);
  const names = new Map(rows.map((row) => [t(`reviewRow.${row}`), row]));
  const hrefs = { own: links.ownDeclarations, toReview: links.toReview, factories: links.factories };
  return (
    <BarPlot
      {...frameOf('reviews')}
      title={t('tile.reviews')}
      direction="horizontal"
      arrangement="stacked"
      categories={[...names.keys()]}
      categoryLabel={t('column.what')}
      series={series.map(({ state, values }) => ({
        id: state,
        name: t(`state.${state}`),
        color: REVIEW_COLORS[state],
        values,
      }))}
      hrefOf={({ category, series: state }) => {
        const row = names.get(category);
        return row && REVIEW_STATES.some((item) => item === state) ? hrefs[row](state) : undefined;
      }}
      emptyText={t('empty.reviews')}
      emptyAction={<LinkButton to={factoryPaths.register()}>{t('empty.factory')}</LinkButton>}
      figures={<TileFigures figures={[{ label: t('figure.medianReview'), value: days(reviews.medianDays) }]} />}
    />
  );
};
