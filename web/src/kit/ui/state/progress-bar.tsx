import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  label: string;
  /** Left out while the amount of work is unknown. */
  value?: number;
  max?: number;
  onCancel?: () => void;
  isCancelling?: boolean;
};

const WHOLE = 100;

/** Shows the progress of long work, which the user can stop. */
export const ProgressBar = ({ label, value, max = WHOLE, onCancel, isCancelling = false }: ProgressBarProps) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const labelId = useId();
  const format = (count: number) => formatNumber(count, tag);
  const done = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  const isDone = done === max;
  const count = done === undefined ? t('progress.working') : `${format(done)} / ${format(max)}`;

  return (
    <div className={styles.progress}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <span className={styles.count}>
        {isDone && <Check className={styles.sign} size={16} aria-hidden />}
        {isDone && <span className="visually-hidden">{t('progress.done')}</span>}
        {count}
      </span>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={done === undefined ? undefined : max}
        aria-valuenow={done}
        aria-valuetext={count}
      >
        <div
          className={classNames(styles.fill, isDone && styles.done, done === undefined && styles.unknown)}
          style={done === undefined ? undefined : { inlineSize: `${(done / max) * WHOLE}%` }}
        />
      </div>
      {onCancel && !isDone && (
        <Button
          className={styles.cancel}
          size="small"
          onClick={onCancel}
          isPending={isCancelling}
          aria-label={t('progress.cancelOf', { label })}
        >
          {t('progress.cancel')}
        </Button>
      )}
    </div>
  );
};
