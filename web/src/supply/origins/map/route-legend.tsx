import { useTranslation } from 'react-i18next';
import styles from './route-map.module.css';

/** Explains the lines and points of the map. */
export const RouteLegend = ({ color, hasKnown }: { color: string; hasKnown: boolean }) => {
  const { t } = useTranslation('origin');
  return (
    <ul className={styles.legend} style={{ color }}>
      <li>
        <svg width={30} height={12} aria-hidden>
          <path className={styles.route} d="M1 6H29" strokeWidth={3} />
        </svg>
        <span>{t('map.confirmed')}</span>
      </li>
      <li>
        <svg width={30} height={12} aria-hidden>
          <path className={styles.legendDashed} d="M1 6H29" strokeWidth={3} />
        </svg>
        <span>{t('map.unconfirmed')}</span>
      </li>
      <li>
        <svg width={14} height={14} aria-hidden>
          <circle className={styles.hollow} cx={7} cy={7} r={5} />
        </svg>
        <span>{t('map.country')}</span>
      </li>
      {hasKnown && (
        <li>
          <svg width={14} height={14} aria-hidden>
            <circle className={styles.known} cx={7} cy={7} r={5} />
          </svg>
          <span>{t('map.place')}</span>
        </li>
      )}
    </ul>
  );
};
