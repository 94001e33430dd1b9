import { FLAG_SEVERITIES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { BarPlot } from '../../kit/ui/plot/bar/bar-plot.tsx';
import { LinePlot } from '../../kit/ui/plot/line/line-plot.tsx';
import { flagSeries } from '../series/flags.ts';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';
import { SEVERITY_COLORS } from './meaning-colors.ts';

/** Shows open flags by code and severity. */
export const FlagsTile = ({ data: { flags, certificates, products }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { t: tFlag } = useTranslation('flag');
  const { tag } = useLanguage();
  const number = numberFormat(tag);
  // A new company has nothing yet that could raise a flag.
  const isNew = products.length === 0 && certificates.expired + certificates.valid === 0;
  const { codes, series, total } = flagSeries(flags.open);
  const names = new Map(codes.map((code) => [tFlag(`code.${code}`), code]));
  return (
    <BarPlot
      {...frameOf('flags')}
      title={t('tile.flags')}
      direction="horizontal"
      arrangement="stacked"
      categories={[...names.keys()]}
      categoryLabel={t('column.flag')}
      series={series.map(({ severity, values }) => ({
        id: severity,
        name: tFlag(`severity.${severity}`),
        color: SEVERITY_COLORS[severity],
        values,
      }))}
      hrefOf={({ category, series: severity }) =>
        links.flags(
          names.get(category),
          FLAG_SEVERITIES.find((item) => item === severity),
        )
      }
      emptyText={t(isNew ? 'empty.flagsYet' : 'empty.flags')}
      figures={
        <TileFigures
          figures={[
            { label: t('figure.open'), value: number(total), to: links.flags() },
            { label: t('figure.newThisWeek'), value: number(flags.newThisWeek), to: links.flagsIn('new') },
            { label: t('figure.closedThisWeek'), value: number(flags.closedThisWeek), to: links.flagsIn('closed') },
          ]}
        />
      }
    />
  );
};

/** Shows the number of open flags per week. */
export const FlagTrendTile = ({ data: { flags }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { weeks } = flags;
  return (
    <LinePlot
      {...frameOf('flags', 'trend')}
      title={t('trend')}
      categories={weeks.map(({ from }) => from)}
      categoryLabel={t('column.week')}
      period="day"
      series={[{ id: 'open', name: t('figure.open'), values: weeks.map(({ open }) => open) }]}
      hrefOf={({ category }) => links.flagsIn('open', category)}
      emptyText={t('empty.trend')}
    />
  );
};
