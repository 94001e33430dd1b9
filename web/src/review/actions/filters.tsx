import { ACTION_FILTERS } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import type { ActionList } from './address.ts';

export const ActionFilters = ({ listed }: { listed: Listed<ActionList, unknown> }) => {
  const { t } = useTranslation('task');
  const sides = optionsOf(['ours', 'theirs'], (value) => t(`filter.${value}`));
  const states = optionsOf(ACTION_FILTERS, (value) => t(`state.${value}`));
  return (
    <FilterBar
      listed={listed}
      words={{ search: t('search'), searchHelp: t('searchHelp'), filters: t('filter.label'), clear: t('filter.clear') }}
      filters={[
        { kind: 'one', name: 'side', label: t('filter.side'), options: sides },
        { kind: 'one', name: 'state', label: t('filter.state'), options: states },
        { kind: 'flag', name: 'mine', label: t('filter.mine') },
      ]}
    />
  );
};
