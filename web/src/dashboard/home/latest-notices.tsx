import { noticePaths } from '@ieum/contract/notice/notice.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAgo } from '../../kit/format/relative-time.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { NoticeIcon } from '../../notice/inbox/icon.tsx';
import itemStyles from '../../notice/inbox/item.module.css';
import { NoticeLink } from '../../notice/inbox/link.tsx';
import { useNoticeWords } from '../../notice/inbox/words.ts';
import { noticeQueries } from '../../notice/notice.queries.ts';
import styles from './home.module.css';

export const NOTICES_SHOWN = 5;

/** Lists the newest notices beside the tasks. */
export const LatestNotices = () => {
  const { t } = useTranslation('home');
  const { tag } = useLanguage();
  const wordsOf = useNoticeWords();
  const { data, isError, refetch } = useQuery({ ...noticeQueries.list({ size: NOTICES_SHOWN }), throwOnError: false });
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('notices.title')}</h2>
        <Link to={noticePaths.list()}>{t('notices.all')}</Link>
      </div>
      {isError && !data && <ErrorState onRetry={refetch} />}
      {!data && !isError && <Skeleton shape="table" />}
      {data?.rows.length === 0 && <p className={styles.note}>{t('notices.none')}</p>}
      {data && data.rows.length > 0 && (
        <ul className={styles.list}>
          {data.rows.map((notice) => (
            <li key={notice.id} className={classNames(styles.notice, !notice.isRead && itemStyles.unread)}>
              <NoticeIcon kind={notice.kind} isRead={notice.isRead} />
              <div className={itemStyles.words}>
                <NoticeLink notice={notice} />
                <p className={itemStyles.detail}>
                  <bdi>{wordsOf(notice).detail}</bdi>
                </p>
                <time className={itemStyles.time} dateTime={notice.createdAt}>
                  {formatAgo(notice.createdAt, Date.now(), tag)}
                </time>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
