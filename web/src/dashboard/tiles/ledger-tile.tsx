import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useTranslation } from 'react-i18next';
import { useFlowWords } from '../../flow/flow-words.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { LinePlot } from '../../kit/ui/plot/line/line-plot.tsx';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';

const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;

/** Shows in each quarter on how many rows of the ledger both sides agree. */
export const LedgerTile = ({ data: { ledger, period }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const words = useFlowWords();
  const number = numberFormat(tag);
  const quarters = new Map(ledger.map(({ period: each }) => [words.period(each), each]));
  const chosen = ledger.at(-1);
  const isEmpty = ledger.every(({ rows }) => rows === 0);
  return (
    <LinePlot
      {...frameOf('ledger')}
      title={t('tile.ledger')}
      format={PERCENT}
      categories={isEmpty ? [] : [...quarters.keys()]}
      categoryLabel={t('filter.period')}
      series={[
        {
          id: 'agreed',
          name: t('tile.ledger'),
          values: ledger.map(({ rows, agreed }) => (rows === 0 ? null : agreed / rows)),
        },
      ]}
      hrefOf={({ category }) => links.ledger(quarters.get(category) ?? period)}
      emptyText={t('empty.balance', { period: words.period(period) })}
      emptyAction={<LinkButton to={flowPaths.enter()}>{t('empty.flow')}</LinkButton>}
      figures={
        <TileFigures
          figures={[
            { label: t('ledger.rows'), value: number(chosen?.rows ?? 0), to: links.ledger(period) },
            { label: t('ledger.agreed'), value: number(chosen?.agreed ?? 0), to: links.ledger(period, 'agreed') },
            {
              label: t('ledger.differing'),
              value: number(chosen?.differing ?? 0),
              to: links.ledger(period, 'differing'),
              tone: chosen && chosen.differing > 0 ? 'warn' : undefined,
            },
          ]}
        />
      }
    />
  );
};
