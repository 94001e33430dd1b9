import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { BarPlot } from '../../kit/ui/plot/bar/bar-plot.tsx';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';

/** Shows how many certificates end in each of the next twelve months. */
export const CertificatesTile = ({ data: { certificates }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const number = numberFormat(tag);
  const { expired, valid, months } = certificates;
  const shown = expired + valid === 0 ? [] : months;
  return (
    <BarPlot
      {...frameOf('certificates')}
      title={t('tile.certificates')}
      period="month"
      categories={shown.map(({ month }) => month)}
      categoryLabel={t('column.month')}
      series={[{ id: 'count', name: t('column.ending'), values: shown.map(({ count }) => count) }]}
      hrefOf={({ category, value }) => (value > 0 ? links.holding(category) : undefined)}
      emptyText={t('empty.certificates')}
      emptyAction={<LinkButton to={certificatePaths.add()}>{t('empty.certificate')}</LinkButton>}
      figures={
        <TileFigures
          figures={[
            {
              label: t('figure.expired'),
              value: number(expired),
              to: links.expired(),
              tone: expired > 0 ? 'bad' : undefined,
            },
            { label: t('figure.holding'), value: number(valid), to: links.holding() },
          ]}
        />
      }
    />
  );
};
