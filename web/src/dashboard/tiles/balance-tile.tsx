import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useTranslation } from 'react-i18next';
import { useFlowWords } from '../../flow/flow-words.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { BarPlot } from '../../kit/ui/plot/bar/bar-plot.tsx';
import { balanceSeries, OUT, REST } from '../series/balance.ts';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';

const TONES: Record<string, 'bad' | 'warn'> = { breach: 'bad', surplus: 'warn' };

/** Shows inflow by origin, outflow, and the verdicts of the mass balance. */
export const BalanceTile = ({ data: { balance, period }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { t: tFlow } = useTranslation('flow');
  const { tag } = useLanguage();
  const words = useFlowWords();
  const nameOf = (id: string) => {
    if (id === OUT) return t('balance.out');
    if (id === REST) return t('balance.rest');
    return id ? words.countryOf(id) : t('balance.unknown');
  };
  const series = balanceSeries(balance).map(({ id, values }) => ({ id: id || 'unknown', name: nameOf(id), values }));
  const verdict = (name: string) =>
    tFlow(`verdict.${(['breach', 'unknown', 'surplus', 'ok'] as const).find((item) => item === name) ?? 'unknown'}`);
  const inflowKg = balance.inflow.reduce((sum, { kg }) => sum + kg, 0);
  return (
    <BarPlot
      {...frameOf('balance')}
      title={t('tile.balance')}
      unit="t"
      direction="horizontal"
      arrangement="stacked"
      categories={series.length === 0 ? [] : [t('balance.in'), t('balance.outRow')]}
      categoryLabel={t('column.direction')}
      series={series}
      format={{ maximumFractionDigits: 1 }}
      hrefOf={({ series: id }) => (id === OUT ? links.shipped() : links.origins())}
      emptyText={t('empty.balance', { period: words.period(period) })}
      emptyAction={<LinkButton to={flowPaths.enter()}>{t('empty.flow')}</LinkButton>}
      figures={
        <TileFigures
          figures={[
            { label: t('balance.in'), value: words.mass(inflowKg), to: links.received() },
            { label: t('balance.outRow'), value: words.mass(balance.outflowKg), to: links.shipped() },
            ...(balance.weightless > 0
              ? [
                  {
                    label: t('balance.weightless'),
                    value: numberFormat(tag)(balance.weightless),
                    to: links.weights(),
                    tone: 'warn' as const,
                  },
                ]
              : []),
            ...balance.verdicts.map(({ verdict: name, count }) => ({
              label: verdict(name),
              value: numberFormat(tag)(count),
              to: links.verdict(name),
              tone: TONES[name],
            })),
          ]}
        />
      }
    />
  );
};
