import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../kit/language/use-language.ts';
import styles from './wordmark.module.css';

const drawn = { fill: 'none', stroke: 'currentColor' } as const;

/** The name is drawn: it is the same in every font, and in most fonts the capital I of “Ieum” looks like a small l. */
const HANGUL = 'M6 5a4.6 4.6 0 1 0 .1 0zM14.6 1.6v16.8M27 1.4a3.4 3.4 0 1 0 .1 0zM18.8 10.6h16.4M22.6 13.6h8.8v5h-8.8z';
const LATIN =
  'M1.5 4.2h7M5 4.2v12.6M1.5 16.8h7M11.6 12h9a4.6 4.6 0 1 0-1.4 3.4M24.4 7.3v5.4a3.8 3.8 0 0 0 7.6 0V7.3M32 12v5.9M36 17.9V7.3M36 11.2a3 3 0 0 1 6 0v6.7M42 11.2a3 3 0 0 1 6 0v6.7';

/** Two linked rings: 이음, "joining". */
export const Wordmark = () => {
  const { t } = useTranslation();
  const isKorean = useLanguage().name === 'kr';
  return (
    <Link className={styles.wordmark} to={dashboardPaths.home()} aria-label={t('homeLink')}>
      <svg {...drawn} className={styles.rings} viewBox="0 0 28 20" strokeWidth="3" aria-hidden="true">
        <circle cx="9.5" cy="10" r="7" />
        <circle cx="18.5" cy="10" r="7" />
      </svg>
      <svg {...drawn} viewBox={isKorean ? '0 0 36 20' : '0 0 49 20'} strokeWidth="2.3" aria-hidden="true">
        <path d={isKorean ? HANGUL : LATIN} />
      </svg>
    </Link>
  );
};
