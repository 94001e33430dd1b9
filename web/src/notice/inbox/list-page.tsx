import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { ListTools } from '../../kit/list/list-tools.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { noticeQueries, useMarkAllRead } from '../notice.queries.ts';
import { noticeAddress } from './address.ts';
import { byDay, type NoticeDay } from './days.ts';
import { NoticeEmpty } from './empty.tsx';
import { useNoticeTools } from './filters.tsx';
import { NoticeItem } from './item.tsx';
import styles from './list-page.module.css';
import { useNoticeTabs } from './use-tabs.ts';

const useNotices = () => useListed({ address: noticeAddress, query: noticeQueries.list, keepsSteps: true });
export type ListedNotices = ReturnType<typeof useNotices>;

export const NoticeListPage = () => {
  const { t } = useTranslation('notice');
  const listed = useNotices();
  const tabs = useNoticeTabs();
  const tools = useNoticeTools(listed);
  const { page, size } = listed.list;
  if (!listed.data) return null;
  const { rows, total } = listed.data;
  const days = byDay(rows, Date.now());
  return (
    <Page title={t('title')} tabs={tabs}>
      <ListTools
        listed={listed}
        {...tools}
        count={t('count', { count: total })}
        main={<MarkAllRead newestId={rows[0]?.id} />}
      />
      {days.map((day) => (
        <Day key={day.day} {...day} />
      ))}
      {rows.length === 0 && <NoticeEmpty isFiltered={listed.isFiltered || page > 1} />}
      {total > size && <Pager page={page} pageSize={size} total={total} hrefOf={(to) => listed.hrefOf({ page: to })} />}
    </Page>
  );
};

const Day = ({ day, nearness, notices }: NoticeDay) => {
  const { t } = useTranslation('notice');
  const { tag } = useLanguage();
  return (
    <section className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{nearness === 'earlier' ? formatDate(day, tag) : t(nearness)}</h2>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
};

const MarkAllRead = ({ newestId }: { newestId: string | undefined }) => {
  const { t } = useTranslation('notice');
  const markAll = useMarkAllRead();
  if (newestId === undefined) return null;
  const done = () => showToast({ kind: 'done', text: t('allRead') });
  return (
    <Button onClick={() => markAll.mutate({}, { onSuccess: done })} isPending={markAll.isPending}>
      <CheckCheck size={16} aria-hidden />
      {t('markAll')}
    </Button>
  );
};
