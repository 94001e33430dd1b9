import { ChartColumn, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/button.tsx';
import styles from './plot-states.module.css';

const BARS = ['35%', '60%', '45%', '80%', '55%', '70%', '40%'];

/** Placeholder for a picture that is loading. */
export const PlotSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {BARS.map((height) => (
        <div key={height} className={styles.bar} style={{ height }} />
      ))}
    </div>
  );
};

export const PlotEmpty = ({ text, action }: { text: string | undefined; action: ReactNode }) => {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.notice}>
      <ChartColumn className={styles.icon} size={28} aria-hidden />
      <p>{text ?? t('plot.empty')}</p>
      {action}
    </div>
  );
};

export const PlotFailure = ({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) => {
  const { t } = useTranslation(['ui', 'common']);
  return (
    <div className={styles.notice} role="alert">
      <CircleAlert className={styles.bad} size={28} aria-hidden />
      <p className={styles.title}>{t('plot.failed')}</p>
      <p>{text}</p>
      {onRetry && <Button onClick={onRetry}>{t('common:retry')}</Button>}
    </div>
  );
};
