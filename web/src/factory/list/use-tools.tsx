import { MapPinned, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import { Views } from '../../kit/list/views.tsx';
import type { ToolSet } from '../../kit/ui/toolbar/tool-set.ts';
import type { FactoryList } from './address.ts';
import { useFactoryFilters } from './use-filters.ts';

/** Returns the tools that the list and the map share. Closed factories are left out at first. */
export const useFactoryTools = <D,>(listed: Listed<FactoryList, D>): ToolSet => {
  const { t } = useTranslation('factory');
  const { list, hrefOf } = listed;
  const filters = useFactoryFilters(list);
  const views = [
    { key: 'table', label: t('list.table'), icon: Rows3, to: hrefOf({ view: 'table', map: undefined, page: 1 }) },
    { key: 'map', label: t('list.map'), icon: MapPinned, to: hrefOf({ view: 'map', page: 1 }) },
  ];
  return {
    ...filterTools({
      listed,
      search: { label: t('list.search'), help: t('list.searchHelp') },
      filters,
      isNeeded: true,
    }),
    views: <Views label={t('list.view')} current={list.view} views={views} />,
  };
};
