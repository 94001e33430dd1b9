import { formatPercent } from '@ieum/contract';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { PlotFrame } from '../../kit/ui/plot/frame/plot-frame.tsx';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';
import styles from './tiers.module.css';
import { useChainEmpty } from './use-chain-empty.tsx';

const PARTS = ['confirmed', 'unconfirmed', 'unidentified'] as const;
const WHOLE = 100;

/** Shows for each tier how many of its companies both sides have confirmed. */
export const TiersTile = ({ data: { tiers }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const number = numberFormat(tag);
  const sum = (count: (row: (typeof tiers)[number]) => number) => tiers.reduce((total, row) => total + count(row), 0);
  const rows = tiers.map((row) => ({
    key: String(row.tier),
    cells: [
      { text: t('tierName', { tier: row.tier }), value: row.tier },
      { text: number(row.companies), value: row.companies, href: links.tier(row.tier) },
      ...PARTS.map((part) => ({
        text: number(row[part]),
        value: row[part],
        href: row[part] > 0 ? links.tier(row.tier, [part]) : undefined,
      })),
    ],
  }));
  const numeric = (name: string) => ({ name, isNumeric: true });
  return (
    <PlotFrame
      {...frameOf('tiers')}
      title={t('tile.tiers')}
      content={{
        columns: [
          { name: t('column.tier') },
          numeric(t('column.companies')),
          ...PARTS.map((part) => numeric(t(`part.${part}`))),
        ],
        rows,
      }}
      {...useChainEmpty()}
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
    >
      <ul className={styles.tiers} aria-label={t('tile.tiers')}>
        {tiers.map(({ tier, companies, confirmed, unconfirmed }) => (
          <li key={tier}>
            <Link to={links.tier(tier)}>{t('tierName', { tier })}</Link>
            <span
              className={styles.bar}
              style={
                {
                  '--confirmed': `${shareOf(confirmed, companies)}%`,
                  '--declared': `${shareOf(confirmed + unconfirmed, companies)}%`,
                } as CSSProperties
              }
            />
            <Link className={styles.share} to={links.tier(tier, ['confirmed'])}>
              {formatPercent(Math.round(shareOf(confirmed, companies)), tag)}
            </Link>
            <span className={styles.base}>
              {t('tierBase', { all: number(companies), confirmed: number(confirmed) })}
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.key}>
        <li>
          <span className={styles.confirmed} />
          {t('part.confirmed')}
        </li>
        <li>
          <span className={styles.declared} />
          {t('figure.declared')}
        </li>
      </ul>
    </PlotFrame>
  );
};

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * WHOLE);
