import { DECLARATION_KINDS, REQUEST_STATES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import type { ListedRequests } from './table.tsx';

export const useRequestTools = (listed: ListedRequests) => {
  const { t } = useTranslation('declaration');
  const { t: tReview } = useTranslation('review');
  const states = optionsOf(REQUEST_STATES, (value) => t(`requestState.${value}`));
  const kinds = optionsOf(DECLARATION_KINDS, (value) => tReview(`kind.${value}`));
  const dues = optionsOf(['overdue', 'week'], (value) => t(`filter.due.${value}`));
  return filterTools({
    listed,
    search: { label: t('requests.search'), help: t('requests.searchHelp') },
    filters: [
      { kind: 'one', name: 'state', label: t('label.state'), options: states },
      { kind: 'one', name: 'kind', label: t('label.kind'), options: kinds },
      { kind: 'one', name: 'due', label: t('label.dueOn'), options: dues },
    ],
  });
};
