import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { BarPlot } from '../../kit/ui/plot/bar/bar-plot.tsx';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';
import { useChainEmpty } from './use-chain-empty.tsx';

const PARTS = ['confirmed', 'unconfirmed', 'unidentified'] as const;

/** Shows the companies at each tier by how certain their links are. */
export const TiersTile = ({ data: { tiers }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const empty = useChainEmpty();
  const { tag } = useLanguage();
  const number = numberFormat(tag);
  const names = new Map(tiers.map(({ tier }) => [t('tierName', { tier }), tier]));
  const sum = (count: (row: (typeof tiers)[number]) => number) => tiers.reduce((total, row) => total + count(row), 0);
  return (
    <BarPlot
      {...frameOf('tiers')}
      title={t('tile.tiers')}
      arrangement="stacked"
      categories={[...names.keys()]}
      categoryLabel={t('column.tier')}
      series={
        tiers.length === 0
          ? []
          : PARTS.map((part) => ({ id: part, name: t(`part.${part}`), values: tiers.map((row) => row[part]) }))
      }
      hrefOf={({ category, series, value }) => (value > 0 ? links.tier(names.get(category) ?? 1, [series]) : undefined)}
      {...empty}
      figures={
        <TileFigures
          figures={[
            { label: t('figure.firstTier'), value: number(tiers[0]?.companies ?? 0), to: links.tier(1) },
            { label: t('figure.depth'), value: t('tierName', { tier: tiers.length }), to: links.chain() },
            {
              label: t('figure.factoriesBeyond'),
              value: number(sum(({ factories }) => factories)),
              to: links.chainMap(),
            },
          ]}
        />
      }
    />
  );
};
