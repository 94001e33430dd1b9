import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePeriodFilter } from '../../kit/list/field-filters.tsx';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import { noticeQueries } from '../notice.queries.ts';
import type { ListedNotices } from './list-page.tsx';

export const useNoticeTools = (listed: ListedNotices) => {
  const { t } = useTranslation('notice');
  const { rows } = useSuspenseQuery(noticeQueries.preferences()).data;
  const period = usePeriodFilter(listed, t('filter.period'));
  return filterTools({
    listed,
    filters: [
      {
        kind: 'one',
        name: 'show',
        label: t('filter.show'),
        options: [{ value: 'unread', label: t('filter.unreadOnly') }],
      },
      {
        kind: 'one',
        name: 'kind',
        label: t('filter.kind'),
        options: optionsOf(
          rows.map(({ kind }) => kind),
          (kind) => t(`kind.${kind}`),
        ),
      },
      period,
    ],
  });
};
