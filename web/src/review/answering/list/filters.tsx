import { DECLARATION_KINDS, DECLARATION_STATES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../kit/list/filter-bar.tsx';
import { optionsOf } from '../../../kit/list/filter-menu.tsx';
import type { ListedDeclarations } from './table.tsx';

export const DeclarationFilters = ({ listed }: { listed: ListedDeclarations }) => {
  const { t } = useTranslation('declaration');
  const { t: tReview } = useTranslation('review');
  const states = optionsOf(DECLARATION_STATES, (value) => tReview(`state.${value}`));
  const kinds = optionsOf(DECLARATION_KINDS, (value) => tReview(`kind.${value}`));
  const waits = optionsOf(['mine', 'theirs'], (value) => t(`waits.${value}`));
  return (
    <FilterBar
      listed={listed}
      words={{
        search: t('declarations.search'),
        searchHelp: t('declarations.searchHelp'),
        filters: t('filter.label'),
        clear: t('filter.clear'),
      }}
      filters={[
        { kind: 'one', name: 'state', label: t('label.state'), options: states },
        { kind: 'one', name: 'kind', label: t('label.kind'), options: kinds },
        { kind: 'one', name: 'waiting', label: t('filter.turn'), options: waits },
      ]}
    />
  );
};
