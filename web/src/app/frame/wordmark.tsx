import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './wordmark.module.css';

/** Two linked rings: 이음, "joining". */
export const Wordmark = () => {
  const { t } = useTranslation();
  return (
    <Link className={styles.wordmark} to={dashboardPaths.home()} aria-label={t('homeLink')}>
      <svg
        width="28"
        height="20"
        viewBox="0 0 28 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        aria-hidden="true"
      >
        <circle cx="9.5" cy="10" r="7" />
        <circle cx="18.5" cy="10" r="7" />
      </svg>
      {t('product')}
    </Link>
  );
};
