import { useTranslation } from 'react-i18next';
import { isExact, percentRange } from '../../kit/format/percent-range.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinePlot } from '../../kit/ui/plot/line/line-plot.tsx';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';
import { useChainEmpty } from './use-chain-empty.tsx';

const WHOLE = 100;
const PERCENT = { style: 'percent' } as const;
const NOTHING = { from: 0, to: 0 };

/** Shows the traced share per tier: links confirmed by both sides, and links stated by at least one side. */
export const CoverageTile = ({ data: { coverage }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const empty = useChainEmpty();
  const { confirmed, declared } = coverage ?? { confirmed: [], declared: [] };
  const tiers = new Map(confirmed.map((_, at) => [t('tierName', { tier: at + 1 }), at + 1]));
  const last = confirmed.length;
  const isKnown = [...confirmed, ...declared].every(isExact);
  const series = (id: 'confirmed' | 'declared', curve: typeof confirmed) => ({
    id,
    name: t(`figure.${id}`),
    values: curve.map(({ from }) => from / WHOLE),
    most: {
      values: curve.map(({ to }) => to / WHOLE),
      leastName: t('figure.from', { name: t(`figure.${id}`) }),
      mostName: t('figure.to', { name: t(`figure.${id}`) }),
    },
  });
  return (
    <LinePlot
      {...frameOf('coverage')}
      title={t('tile.coverage')}
      isStepped
      format={PERCENT}
      categories={[...tiers.keys()]}
      categoryLabel={t('column.tier')}
      series={[series('confirmed', confirmed), series('declared', declared)]}
      hrefOf={({ category }) => links.tier(tiers.get(category) ?? 1)}
      {...empty}
      figures={
        <TileFigures
          figures={[
            { label: t('figure.toFirst'), value: percentRange(confirmed[0] ?? NOTHING, tag), to: links.chain() },
            ...(last > 1
              ? [
                  {
                    label: t('figure.toLast', { tier: last }),
                    value: percentRange(confirmed.at(-1) ?? NOTHING, tag),
                    to: links.chain(),
                  },
                ]
              : []),
          ]}
        >
          {[t('figure.basis'), ...(isKnown ? [] : [t('figure.range')])].join(' ')}
        </TileFigures>
      }
    />
  );
};
