import { type ListedProduction, PRODUCTION_SORTS } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Factory, Plus, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useListAddress } from '../../kit/list/list-address.ts';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { useListedTable } from '../../kit/list/use-listed-table.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { FlowPart } from '../flow-part.tsx';
import { useFlowWords } from '../flow-words.ts';
import { productionAddress } from './address.ts';
import { ProductionFilters } from './filters.tsx';
import { makingQueries } from './production.queries.ts';
import { StartDialog } from './start-dialog.tsx';

const NONE: ListedProduction[] = [];
const COLUMNS = {
  key: 'ieum.making.hiddenColumns',
  hiddenFirst: [],
  hiddenOnPhone: ['factory', 'scrap', 'inputs', 'updatedAt'],
};

/** Lists what our factories produced. */
export const ProductionListPage = () => {
  const { t } = useTranslation('flow');
  return (
    <FlowPart title={t('part.making')} lead={t('making.lead')} action={<Start />}>
      <MakingList />
    </FlowPart>
  );
};

const useMakings = () => {
  const address = useListAddress(productionAddress);
  const found = useQuery({ ...makingQueries.list(address.list), placeholderData: (before) => before });
  return { ...address, ...found };
};

const Start = () => {
  const { t } = useTranslation('flow');
  const { data } = useMakings();
  const [isOpen, setOpen] = useState(false);
  if (!data?.can.edit) return null;
  return (
    <>
      <Button look="solid" onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden />
        {t('making.start')}
      </Button>
      {isOpen && <StartDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const MakingList = () => {
  const { t } = useTranslation('flow');
  const { list, setList, data, isFetching, isError, refetch } = useMakings();
  const columns = useColumns();
  const words = useFlowWords();
  const isFiltered = productionAddress.isFiltered(list);
  const { state, change } = useListedTable({
    list,
    sorts: PRODUCTION_SORTS,
    unsorted: { sort: 'period', order: 'desc' },
    columns: useRememberedColumns(COLUMNS),
    isFilteredAway: isFiltered && data?.total === 0,
    onClear: () => setList(productionAddress.withoutFilters(list)),
    onList: setList,
  });
  if (data?.total === 0 && !isFiltered && list.page === 1 && !isFetching)
    return <EmptyState icon={Factory} heading="h3" title={t('making.empty.title')} text={t('making.empty.text')} />;
  return (
    <>
      <ProductionFilters list={list} setList={setList} />
      <DataTable
        label={t('part.making')}
        columns={columns}
        rows={data?.rows ?? NONE}
        total={data?.total ?? 0}
        idOf={({ factory, product, period }) => `${factory.id} ${product.id} ${period}`}
        nameOf={({ factory, product, period }) => `${product.name} ${factory.name} ${words.period(period)}`}
        hrefOf={({ factory, product, period }) =>
          flowPaths.makingOf({ factoryId: factory.id, productId: product.id, period })
        }
        state={state}
        onChange={change}
        isPending={isFetching}
        isFailed={isError && !isFetching}
        onRetry={() => refetch()}
        pageHrefOf={(page) => productionAddress.hrefOf({ ...list, page })}
        empty={
          <Notice heading="p" icon={SearchX} title={t('ledger.beyond.title')} text={t('ledger.beyond.text')}>
            <LinkButton to={productionAddress.hrefOf({ ...list, page: 1 })}>{t('ledger.beyond.first')}</LinkButton>
          </Notice>
        }
      />
    </>
  );
};

const useColumns = () => {
  const { t } = useTranslation('flow');
  const { tag } = useLanguage();
  const words = useFlowWords();
  return useMemo(
    (): TableColumn<ListedProduction>[] => [
      {
        id: 'period',
        header: t('column.period'),
        cell: ({ period }) => words.period(period),
        isSortable: true,
        isAlwaysShown: true,
        width: 140,
      },
      { id: 'factory', header: t('column.factory'), cell: ({ factory }) => factory.name, isSortable: true, width: 180 },
      { id: 'product', header: t('column.product'), cell: ({ product }) => product.name, isSortable: true, width: 200 },
      {
        id: 'out',
        header: t('column.out'),
        cell: ({ quantityOut, unit }) => words.quantity(quantityOut, unit),
        isNumeric: true,
        width: 140,
      },
      {
        id: 'scrap',
        header: t('column.scrap'),
        cell: ({ scrap, unit }) => words.quantity(scrap, unit),
        isNumeric: true,
        width: 120,
      },
      { id: 'inputs', header: t('column.inputs'), cell: ({ inputs }) => inputs, isNumeric: true, width: 90 },
      {
        id: 'updatedAt',
        header: t('column.updatedAt'),
        cell: ({ updatedAt, updatedBy }) =>
          [updatedAt && formatDate(updatedAt, tag), updatedBy].filter(Boolean).join(' · '),
        isSortable: true,
        width: 180,
      },
    ],
    [t, tag, words],
  );
};
