import { FACTORY_SORTS, type factoryContract, type ListedFactory, type Output } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { useListedTable } from '../../kit/list/use-listed-table.ts';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { addressOf, filtersOf, isFiltered, withoutFilters } from './address.ts';
import { BulkActions } from './bulk-actions.tsx';
import type { useFactoryAddress } from './use-address.ts';
import { useFactoryColumns } from './use-columns.tsx';

const PAGE_SIZES = [20, 50, 100];
const NONE: ListedFactory[] = [];
const HIDDEN_FIRST = ['place', 'siteType', 'confirmedAt', 'createdAt'];
const COLUMNS = {
  key: 'ieum.factory.hiddenColumns',
  hiddenFirst: HIDDEN_FIRST,
  hiddenOnPhone: [...HIDDEN_FIRST, 'code', 'processes', 'certificate', 'updatedAt'],
};

type FactoryTableProps = {
  address: ReturnType<typeof useFactoryAddress>;
  data: Output<typeof factoryContract.listFactories> | undefined;
  isPending: boolean;
  isFailed: boolean;
  onRetry: () => void;
  empty: ReactNode;
};

export const FactoryTable = ({ address, data, empty, ...outcome }: FactoryTableProps) => {
  const { t } = useTranslation('factory');
  const columns = useFactoryColumns();
  const { list, view, map, setAddress, setList } = address;
  const { state, change, clearSelection } = useListedTable({
    list,
    sorts: FACTORY_SORTS,
    unsorted: { sort: 'name', order: 'asc' },
    columns: useRememberedColumns(COLUMNS),
    isFilteredAway: isFiltered(list) && data?.total === 0,
    onClear: () => setList(withoutFilters(list)),
    onList: (next) => setAddress({ list: { ...list, ...next } }),
  });

  return (
    <DataTable
      {...outcome}
      label={t('list.label')}
      columns={columns}
      rows={data?.rows ?? NONE}
      total={data?.total ?? 0}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => factoryPaths.detail(id)}
      state={state}
      onChange={change}
      pageSizes={PAGE_SIZES}
      pageHrefOf={(page) => addressOf({ list: { ...list, page }, view, map })}
      empty={empty}
      {...(data?.can.register && {
        bulkActions: (ids: string[]) => (
          <BulkActions
            // A new selection resets "all": the person has to choose it again.
            key={ids.join()}
            ids={ids}
            filters={filtersOf(list)}
            total={data.total}
            isTotalExact={data.isTotalExact}
            onDone={clearSelection}
          />
        ),
      })}
    />
  );
};
