import { DECLARATION_KINDS } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../../kit/list/filter-menu.tsx';
import { filterTools } from '../../../kit/list/filter-tools.tsx';
import { SHOWN } from './address.ts';
import type { ListedQueue } from './table.tsx';

/** Ages in days. */
const AGES = [3, 7, 14, 30];

/** Returns the search and the filters. Decided submissions are left out at first. */
export const useQueueTools = (listed: ListedQueue) => {
  const { t } = useTranslation('review');
  const shows = optionsOf(SHOWN, (value) => t(`show.${value}`));
  const kinds = optionsOf(DECLARATION_KINDS, (value) => t(`kind.${value}`));
  const dues = optionsOf(['overdue', 'week'], (value) => t(`filter.dueIn.${value}`));
  const ages = AGES.map((days) => ({ value: String(days), label: t('filter.ageOf', { count: days }) }));
  return filterTools({
    listed,
    isNeeded: true,
    search: { label: t('queue.search'), help: t('queue.searchHelp') },
    filters: [
      { kind: 'one', name: 'show', label: t('filter.show'), options: shows },
      { kind: 'one', name: 'kind', label: t('filter.kind'), options: kinds },
      { kind: 'one', name: 'due', label: t('filter.due'), options: dues },
      { kind: 'one', name: 'age', label: t('filter.age'), options: ages },
    ],
  });
};
