import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

type Place = { label: string; to: string };

/** Element in the header that shows the path of the open page; null until it exists, undefined without such a header. */
export const BreadcrumbPlace = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Shows the path from the list to this page; the last place is the page itself. Inside the frame of the app it is part
 * of the header. A narrow window shows only the way back.
 */
export const Breadcrumb = (props: { places: Place[]; current: string }) => {
  const place = useContext(BreadcrumbPlace);
  if (place === undefined) return <Path {...props} />;
  return place && createPortal(<Path {...props} />, place);
};

const Path = ({ places, current }: { places: Place[]; current: string }) => {
  const { t } = useTranslation('ui');
  return (
    <nav className={styles.path} aria-label={t('breadcrumb')}>
      <ol className={styles.places}>
        {places.map(({ label, to }) => (
          <li key={to} className={styles.place}>
            <Link className={styles.link} to={to}>
              <ChevronLeft className={styles.back} size={20} aria-hidden />
              <span className={styles.name} title={label} data-shortened>
                {label}
              </span>
            </Link>
            <ChevronRight className={styles.divider} size={14} aria-hidden />
          </li>
        ))}
        <li className={styles.place}>
          <span className={styles.name} aria-current="page" title={current} data-shortened>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
};
