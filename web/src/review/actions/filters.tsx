import { ACTION_FILTERS } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import type { ActionList } from './address.ts';

/** Returns the search and the filters. */
export const useActionTools = <D,>(listed: Listed<ActionList, D>) => {
  const { t } = useTranslation('task');
  const sides = optionsOf(['ours', 'theirs'], (value) => t(`filter.${value}`));
  const states = optionsOf(ACTION_FILTERS, (value) => t(`state.${value}`));
  return filterTools({
    listed,
    search: { label: t('search'), help: t('searchHelp') },
    filters: [
      { kind: 'one', name: 'side', label: t('filter.side'), options: sides },
      { kind: 'one', name: 'state', label: t('filter.state'), options: states },
      { kind: 'flag', name: 'mine', label: t('filter.mine') },
    ],
  });
};
