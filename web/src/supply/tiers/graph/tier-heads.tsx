import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { percentRange } from '../../../kit/format/percent-range.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { useTierWords } from '../words.ts';
import { CARD_WIDTH, type Layout } from './layout/layout.ts';
import type { Picture } from './picture.ts';
import styles from './tier-heads.module.css';

type TierHeadsProps = { picture: Picture; layout: Layout; scale: number; scrollLeft: number };

/** Shows above each column its tier, the number of its products, and how much is traced to there. */
export const TierHeads = ({ picture, layout, scale, scrollLeft }: TierHeadsProps) => {
  const { t } = useTranslation('tier');
  const { tag } = useLanguage();
  const { tiersOf } = useTierWords();
  const { columns, coverage, roots } = picture.answer;
  const counts = new Map(columns.map(({ tier, products }) => [tier, products]));
  return (
    <div className={styles.heads}>
      <div className={styles.row} style={{ transform: `translateX(${-scrollLeft}px)` }}>
        {layout.columns.map(({ column, x }) => {
          const [confirmed, declared] = [coverage.confirmed[column - 1], coverage.declared[column - 1]];
          return (
            <div
              key={column}
              className={styles.head}
              style={{ insetInlineStart: x * scale, width: CARD_WIDTH * scale }}
            >
              <span>
                <strong>{column === 0 ? t('graph.ours', { count: roots.length }) : tiersOf([column])}</strong>
                {column > 0 && (
                  <span className={styles.muted}>
                    {` ${t('graph.cards', { count: counts.get(column) ?? 0, shown: formatNumber(counts.get(column) ?? 0, tag) })}`}
                  </span>
                )}
              </span>
              {confirmed && declared && (
                <>
                  <strong title={`${t('coverage.declared')} ${percentRange(declared, tag)}`}>
                    {percentRange(confirmed, tag)}
                  </strong>
                  <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
                    <rect className={styles.rail} width={100} height={4} rx={1} />
                    <rect className={styles.declared} width={declared.from} height={4} rx={1} />
                    <rect className={styles.confirmed} width={confirmed.from} height={4} rx={1} />
                  </svg>
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
};
