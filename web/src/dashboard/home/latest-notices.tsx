import { noticePaths } from '@ieum/contract/notice/notice.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { NoticeRow } from '../../notice/inbox/row.tsx';
import { noticeQueries } from '../../notice/notice.queries.ts';
import styles from './home.module.css';

export const NOTICES_SHOWN = 5;

/** Lists the newest notices beside the tasks. */
export const LatestNotices = () => {
  const { t } = useTranslation('home');
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
      {data?.rows.length === 0 && <Note>{t('notices.none')}</Note>}
      {data && data.rows.length > 0 && (
        <ul className={styles.list}>
          {data.rows.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} isNarrow />
          ))}
        </ul>
      )}
    </section>
  );
};
