import { DECLARATION_KINDS, REQUEST_STATES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import type { ListedRequests } from './table.tsx';

export const RequestFilters = ({ listed }: { listed: ListedRequests }) => {
  const { t } = useTranslation('declaration');
  const { t: tReview } = useTranslation('review');
  const states = optionsOf(REQUEST_STATES, (value) => t(`requestState.${value}`));
  const kinds = optionsOf(DECLARATION_KINDS, (value) => tReview(`kind.${value}`));
  const dues = optionsOf(['overdue', 'week'], (value) => t(`filter.due.${value}`));
  return (
    <FilterBar
      listed={listed}
      words={{
        search: t('requests.search'),
        searchHelp: t('requests.searchHelp'),
        filters: t('filter.label'),
        clear: t('filter.clear'),
      }}
      filters={[
        { kind: 'one', name: 'state', label: t('label.state'), options: states },
        { kind: 'one', name: 'kind', label: t('label.kind'), options: kinds },
        { kind: 'one', name: 'due', label: t('label.dueOn'), options: dues },
      ]}
    />
  );
};
