import type { Notice } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMarkNotice } from '../notice.queries.ts';
import styles from './item.module.css';
import { useNoticeWords } from './words.ts';

/** Opens the subject of a notice and marks the notice as read. */
export const NoticeLink = ({ notice, onFollow }: { notice: Notice; onFollow?: () => void }) => {
  const { t } = useTranslation('notice');
  const { heading } = useNoticeWords()(notice);
  const mark = useMarkNotice();
  const follow = () => {
    if (!notice.isRead) mark.mutate({ id: notice.id, isRead: true });
    onFollow?.();
  };
  return (
    <Link className={styles.link} to={inPortal(notice.path)} onClick={follow}>
      {!notice.isRead && <span className="visually-hidden">{t('unread')} </span>}
      {heading}
    </Link>
  );
};

/** Returns only paths of this portal, whatever was stored. */
const inPortal = (path: string) => (/^\/(?![/\\])/.test(path) ? path : '/');
