import { appPaths } from '@ieum/contract/app.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readOperator } from '../../kit/portal-facts.ts';
import styles from './footer.module.css';

const LABELLED = ['representative', 'businessNumber', 'address', 'phone', 'email'] as const;

/** The guide is only for signed-in users. */
export const Footer = ({ hasHelp = false }: { hasHelp?: boolean }) => {
  const { t } = useTranslation();
  const operator = readOperator();
  return (
    <footer className={styles.footer}>
      <Link to={appPaths.privacy()}>{t('privacy')}</Link>
      {hasHelp && (
        <Link className={styles.plain} to={dashboardPaths.help()}>
          {t('help')}
        </Link>
      )}
      {operator.name && (
        <div className={styles.details}>
          <span>{operator.name}</span>
          {LABELLED.filter((field) => operator[field]).map((field) => (
            <span key={field}>
              {t(`operator.${field}`)} {operator[field]}
            </span>
          ))}
        </div>
      )}
    </footer>
  );
};
