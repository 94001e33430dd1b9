import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { helpPartOf } from '../../dashboard/help/help-parts.ts';
import styles from './help-link.module.css';

/** Link beside the title of every page that the guide covers. */
export const HelpLink = () => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const part = helpPartOf(pathname);
  if (!part) return null;
  return (
    <Link className={styles.help} to={dashboardPaths.help(part)} aria-label={t('helpHere')} title={t('helpHere')}>
      <CircleHelp size={20} aria-hidden />
    </Link>
  );
};
