import { type ListedProduct, type Output, PRODUCT_SORTS, type productContract } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactoryName } from '../../factory/list/cells.tsx';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { useListedTable } from '../../kit/list/use-listed-table.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { type ProductList, productAddress } from './address.ts';

const PAGE_SIZES = [20, 50, 100];
const NONE: ListedProduct[] = [];
const NOTHING = '–';
const COLUMNS = {
  key: 'ieum.product.hiddenColumns',
  hiddenFirst: [],
  hiddenOnPhone: ['kind', 'hs', 'suppliers', 'customers', 'updatedAt'],
};

type ProductTableProps = {
  list: ProductList;
  setList: (changes: Partial<ProductList>) => void;
  data: Output<typeof productContract.listProducts> | undefined;
  isPending: boolean;
  isFailed: boolean;
  onRetry: () => void;
};

export const ProductTable = ({ list, setList, data, ...outcome }: ProductTableProps) => {
  const { t } = useTranslation('product');
  const columns = useProductColumns();
  const { state, change } = useListedTable({
    list,
    sorts: PRODUCT_SORTS,
    unsorted: { sort: 'name', order: 'asc' },
    columns: useRememberedColumns(COLUMNS),
    isFilteredAway: productAddress.isFiltered(list) && data?.total === 0,
    onClear: () => setList(productAddress.withoutFilters(list)),
    onList: setList,
  });
  return (
    <DataTable
      {...outcome}
      label={t('title')}
      columns={columns}
      rows={data?.rows ?? NONE}
      total={data?.total ?? 0}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => productPaths.detail(id)}
      state={state}
      onChange={change}
      pageSizes={PAGE_SIZES}
      pageHrefOf={(page) => productAddress.hrefOf({ ...list, page })}
      empty={
        <Notice heading="p" icon={SearchX} title={t('beyond.title')} text={t('beyond.text')}>
          <LinkButton to={productAddress.hrefOf({ ...list, page: 1 })}>{t('beyond.first')}</LinkButton>
        </Notice>
      }
    />
  );
};

const useProductColumns = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  return useMemo(
    (): TableColumn<ListedProduct>[] => [
      {
        id: 'name',
        header: t('label.name'),
        cell: (row) => <FactoryName {...row} />,
        isSortable: true,
        isAlwaysShown: true,
        width: 240,
      },
      {
        id: 'partNumber',
        header: t('label.partNumber'),
        cell: ({ partNumber }) => partNumber || NOTHING,
        isSortable: true,
        width: 120,
      },
      { id: 'kind', header: t('label.kind'), cell: ({ kind }) => t(`kind.${kind}`), width: 90 },
      { id: 'hs', header: t('label.hs'), cell: ({ hs }) => hs || NOTHING, isSortable: true, width: 110 },
      {
        id: 'state',
        header: t('label.state'),
        cell: ({ state }) => <Badge tone={state === 'active' ? 'good' : 'neutral'}>{t(`state.${state}`)}</Badge>,
        width: 110,
      },
      { id: 'inputs', header: t('column.inputs'), cell: ({ inputs }) => inputs, isNumeric: true, width: 90 },
      {
        id: 'suppliers',
        header: t('column.suppliers'),
        cell: ({ suppliers }) => suppliers,
        isNumeric: true,
        width: 90,
      },
      {
        id: 'customers',
        header: t('column.customers'),
        cell: ({ customers }) => customers,
        isNumeric: true,
        width: 90,
      },
      {
        id: 'updatedAt',
        header: t('column.updatedAt'),
        cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt, tag)}</time>,
        isSortable: true,
        width: 110,
      },
    ],
    [t, tag],
  );
};
