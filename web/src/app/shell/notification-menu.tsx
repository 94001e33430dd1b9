import { UNREAD_COUNT_MAX } from '@ieum/contract';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LateOpener } from '../../kit/ui/popover/late-opener.tsx';
import { useUnread } from '../../notice/inbox/use-unread.ts';
import styles from './header.module.css';

/** The server counts no further, so this number means "or more". */
const SHOWN_MAX = UNREAD_COUNT_MAX - 1;

const load = async () => (await import('./opened/opened-menus.ts')).NewestNotices;

export const NotificationMenu = () => {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  const isMany = unread > SHOWN_MAX;
  const label = isMany
    ? t('notifications.labelMany', { count: SHOWN_MAX })
    : t('notifications.label', { count: unread });
  return (
    <LateOpener opens="dialog" label={label} className={styles.button} load={load}>
      <Bell size={20} aria-hidden />
      {unread > 0 && <span className={styles.count} data-count={isMany ? `${SHOWN_MAX}+` : unread} />}
    </LateOpener>
  );
};
