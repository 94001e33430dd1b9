import { FACTORY_SORTS, type factoryContract, type ListedFactory, type Output } from '@ieum/contract';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { startState, type TableState } from '../../kit/ui/table/table-state.ts';
import { addressOf, filtersOf, isFiltered, withoutFilters } from '../factory.address.ts';
import { factoryPaths } from '../factory.paths.ts';
import { BulkActions } from './bulk-actions.tsx';
import { useRememberedColumns } from './remembered-columns.ts';
import type { useFactoryAddress } from './use-factory-address.ts';
import { useFactoryColumns } from './use-factory-columns.tsx';

const PAGE_SIZES = [20, 50, 100];
const NONE: ListedFactory[] = [];
/** The table only asks whether it is they that leave nothing. */
const SOME_FILTER = { filtered: 'yes' };
const NO_FILTER = {};

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
  const [hidden, setHidden] = useRememberedColumns();
  const [selected, setSelected] = useState<string[]>([]);
  const { list, view, map, setAddress, setList } = address;
  // The table begins at its top again when this is another.
  const sort = useMemo(() => ({ column: list.sort, isDescending: list.order === 'desc' }), [list.sort, list.order]);
  const state = startState({
    page: list.page,
    pageSize: list.size,
    sort,
    filters: isFiltered(list) && data?.total === 0 ? SOME_FILTER : NO_FILTER,
    hidden,
    selected,
  });
  const change = (next: TableState) => {
    if (next.hidden !== state.hidden) setHidden(next.hidden);
    if (next.selected !== state.selected) setSelected(next.selected);
    if (next.filters !== state.filters) return setList(withoutFilters(list));
    const { sort: wanted, page, pageSize: size } = next;
    const by = FACTORY_SORTS.find((name) => name === wanted?.column) ?? 'name';
    const order = wanted?.isDescending ? ('desc' as const) : ('asc' as const);
    setAddress({ list: { ...list, sort: by, order, page, size } });
  };
  const clear = () => setSelected([]);

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
            // Others are chosen: whoever wanted all of what was there before has to say so again.
            key={ids.join()}
            ids={ids}
            filters={filtersOf(list)}
            total={data.total}
            isTotalExact={data.isTotalExact}
            onDone={clear}
          />
        ),
      })}
    />
  );
};
