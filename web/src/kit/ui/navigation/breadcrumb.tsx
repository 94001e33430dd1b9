import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

type Place = { label: string; to: string };

/** Shows the path from the start page to this page; the last place is the page itself. */
export const Breadcrumb = ({ places, current }: { places: Place[]; current: string }) => {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.places}>
        {places.map(({ label, to }) => (
          <li key={to} className={styles.place}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
            <ChevronRight className={styles.divider} size={14} aria-hidden />
          </li>
        ))}
        <li className={styles.place}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
};
