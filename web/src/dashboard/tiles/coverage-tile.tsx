import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button.tsx';
import { LinePlot } from '../../kit/ui/plot/line-plot.tsx';
import { linkPaths } from '../../supply/links/link.paths.ts';
import { TileFigures } from './tile-figures.tsx';
import type { TileProps } from './tile-frame.tsx';

const WHOLE = 100;
const PERCENT = { style: 'percent' } as const;
const shareOf = (percent: number) => percent / WHOLE;

/** How much is traced to each tier: what both sides stand by, against what anybody has told. */
export const CoverageTile = ({ data: { coverage }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { confirmed, declared } = coverage ?? { confirmed: [], declared: [] };
  const tiers = new Map(confirmed.map((_, at) => [t('tierName', { tier: at + 1 }), at + 1]));
  const last = confirmed.length;
  return (
    <LinePlot
      {...frameOf('coverage')}
      title={t('tile.coverage')}
      isStepped
      format={PERCENT}
      categories={[...tiers.keys()]}
      categoryLabel={t('column.tier')}
      series={[
        { id: 'confirmed', name: t('figure.confirmed'), values: confirmed.map(shareOf) },
        { id: 'declared', name: t('figure.declared'), values: declared.map(shareOf) },
      ]}
      hrefOf={({ category }) => links.tier(tiers.get(category) ?? 1)}
      emptyText={t('empty.chain')}
      emptyAction={<LinkButton to={linkPaths.propose('buyer')}>{t('empty.link')}</LinkButton>}
      figures={
        <TileFigures
          figures={[
            { label: t('figure.toFirst'), value: `${confirmed[0] ?? 0}%`, to: links.chain() },
            ...(last > 1
              ? [{ label: t('figure.toLast', { tier: last }), value: `${confirmed.at(-1) ?? 0}%`, to: links.chain() }]
              : []),
          ]}
        />
      }
    />
  );
};
