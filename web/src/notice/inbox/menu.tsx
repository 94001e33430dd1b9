import type { Notice } from '@ieum/contract';
import { noticePaths } from '@ieum/contract/notice/notice.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAgo } from '../../kit/format/relative-time.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { noticeQueries, useMarkAllRead } from '../notice.queries.ts';
import { NoticeIcon } from './icon.tsx';
import items from './item.module.css';
import { NoticeLink } from './link.tsx';
import styles from './menu.module.css';
import { useNoticeWords } from './words.ts';

const SHOWN = 6;

type NoticeMenuProps = { unread: number; empty: string; onFollow: () => void };

/** Lists the newest notices in the bell's menu. */
export const NoticeMenu = ({ unread, empty, onFollow }: NoticeMenuProps) => {
  const { t } = useTranslation('notice');
  const { t: say } = useTranslation();
  const query = noticeQueries.list({ size: SHOWN });
  const { data, isPending, isError, refetch } = useQuery({ ...query, staleTime: 0, throwOnError: false });
  const markAll = useMarkAllRead();
  const newest = data?.rows[0];
  return (
    <>
      {isPending && <Skeleton />}
      {isError && !data && (
        <div className={styles.failed} role="alert">
          <p>{t('menu.failed')}</p>
          <Button size="small" onClick={() => refetch()}>
            {say('retry')}
          </Button>
        </div>
      )}
      {data && !newest && <p className={styles.empty}>{empty}</p>}
      {newest && (
        <ul className={styles.list}>
          {data.rows.map((notice) => (
            <MenuNotice key={notice.id} notice={notice} onFollow={onFollow} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Link className={styles.all} to={noticePaths.list()} onClick={onFollow}>
          {t('all')}
        </Link>
        {unread > 0 && newest && (
          <Button
            size="small"
            look="ghost"
            onClick={() => markAll.mutate({ upTo: newest.id })}
            isPending={markAll.isPending}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
    </>
  );
};

const MenuNotice = ({ notice, onFollow }: { notice: Notice; onFollow: () => void }) => {
  const { tag } = useLanguage();
  const { detail } = useNoticeWords()(notice);
  return (
    <li className={classNames(styles.item, !notice.isRead && items.unread)}>
      <NoticeIcon kind={notice.kind} isRead={notice.isRead} />
      <div className={items.words}>
        <NoticeLink notice={notice} onFollow={onFollow} />
        {detail && (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
        <time className={items.time} dateTime={notice.createdAt}>
          {formatAgo(notice.createdAt, Date.now(), tag)}
        </time>
      </div>
    </li>
  );
};
