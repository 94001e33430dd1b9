import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PeriodFilter, SelectFilter } from '../../kit/list/field-filters.tsx';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { noticeQueries } from '../notice.queries.ts';
import styles from './list-page.module.css';
import type { ListedNotices } from './list-page.tsx';

export const NoticeFilters = ({ listed }: { listed: ListedNotices }) => {
  const { t } = useTranslation('notice');
  const { rows } = useSuspenseQuery(noticeQueries.preferences()).data;
  return (
    <search className={styles.filters}>
      <SelectFilter
        listed={listed}
        name="show"
        label={t('filter.show')}
        any={t('filter.everything')}
        options={[{ value: 'unread', label: t('filter.unreadOnly') }]}
      />
      <SelectFilter
        listed={listed}
        name="kind"
        label={t('filter.kind')}
        any={t('filter.anyKind')}
        options={optionsOf(
          rows.map(({ kind }) => kind),
          (kind) => t(`kind.${kind}`),
        )}
      />
      <PeriodFilter listed={listed} label={t('filter.period')} />
      {listed.isFiltered && (
        <Button look="ghost" onClick={listed.clearFilters}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  );
};
