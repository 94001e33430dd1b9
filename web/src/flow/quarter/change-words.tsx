import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import { changeOf } from './checks.ts';
import { useLineWords } from './line-words.ts';
import styles from './quarter.module.css';
import type { SheetRow } from './sheet-row.ts';

const NOTHING = '–';
const WHOLE = 100;
const DIGITS = 1;

/** Says how the value differs from the period before. */
export const ChangeWords = ({ row: { line, value, finding } }: { row: SheetRow }) => {
  const { t } = useTranslation('quarter');
  const { percent, number } = useLineWords();
  const share = changeOf(line.last, value?.quantity ?? null);
  if (share === null) return <span className={styles.muted}>{NOTHING}</span>;
  if (value?.quantity === 0) return <span className={styles.muted}>{t('noneShort')}</span>;
  if (share === 0) return <span className={styles.muted}>{t('sameShort')}</span>;
  if (finding?.kind === 'thousand' && finding.of === 'last')
    return <strong className={styles.badWords}>{t('times', { times: number(finding.times) })}</strong>;
  const shown = percent(Number((Math.abs(share) * WHOLE).toFixed(DIGITS)));
  return (
    <span className={classNames(finding?.kind === 'change' ? styles.warnWords : styles.muted)}>
      {share > 0 ? '+' : '−'}
      {shown}
    </span>
  );
};
