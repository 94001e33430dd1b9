import { useTranslation } from 'react-i18next';
import { useLabelled } from '../../kit/language/use-labelled.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import styles from './completeness-ring.module.css';

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;
const WHOLE = 100;
const GOOD = 80;
const POOR = 50;

/** A small ring stands beside its number and does not repeat it. */
type CompletenessRingProps = { score: number; size?: 'small' | 'large' };

/** Shows the completeness of a record out of 100 as a ring. */
export const CompletenessRing = ({ score, size = 'large' }: CompletenessRingProps) => {
  const withLabel = useLabelled();
  const { t } = useTranslation('factory');
  return (
    <div
      className={classNames(styles.ring, styles[size], styles[toneOf(score)])}
      role="img"
      aria-label={withLabel(t('completeness'), t('completenessOf', { score: String(score) }))}
    >
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle className={styles.track} cx={50} cy={50} r={RADIUS} />
        <circle
          className={styles.part}
          cx={50}
          cy={50}
          r={RADIUS}
          strokeDasharray={`${(score / WHOLE) * ROUND} ${ROUND}`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      {size === 'large' && (
        <span className={styles.score} aria-hidden>
          {score}
        </span>
      )}
    </div>
  );
};

const toneOf = (score: number) => {
  if (score >= GOOD) return 'good';
  return score >= POOR ? 'middling' : 'poor';
};
