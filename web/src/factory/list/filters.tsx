import { MapPinned, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import { Views } from '../../kit/list/views.tsx';
import type { FactoryList } from './address.ts';
import { useFactoryFilters } from './use-filters.ts';

/** Filters of the list and the map. */
export const FactoryFilters = <D,>({ listed }: { listed: Listed<FactoryList, D> }) => {
  const { t } = useTranslation('factory');
  const { list, hrefOf } = listed;
  return (
    <FilterBar
      listed={listed}
      words={{
        search: t('list.search'),
        searchHelp: t('list.searchHelp'),
        filters: t('filter.label'),
        clear: t('filter.clear'),
        drop: (name) => t('filter.drop', { name }),
      }}
      filters={useFactoryFilters(list)}
      beside={
        <Views
          label={t('list.view')}
          current={list.view}
          views={[
            {
              key: 'table',
              label: t('list.table'),
              icon: Rows3,
              to: hrefOf({ view: 'table', map: undefined, page: 1 }),
            },
            { key: 'map', label: t('list.map'), icon: MapPinned, to: hrefOf({ view: 'map', page: 1 }) },
          ]}
        />
      }
    />
  );
};
