import type { ListedProduction } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { Factory, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { FlowPart } from '../flow-part.tsx';
import { useFlowWords } from '../flow-words.ts';
import { productionAddress } from './address.ts';
import { useProductionTools } from './filters.tsx';
import { productionQueries } from './production.queries.ts';
import { StartDialog } from './start-dialog.tsx';

const COLUMNS = {
  key: 'ieum.production.hiddenColumns',
  hiddenFirst: [],
  hiddenOnLaptop: ['inputs'],
  hiddenOnTablet: ['scrap', 'updatedAt'],
};

/** Lists what our factories produced. */
export const ProductionListPage = () => {
  const { t } = useTranslation('flow');
  return (
    <FlowPart title={t('part.production')}>
      <ProductionRows />
    </FlowPart>
  );
};

const useProductionRecords = () => useListed({ address: productionAddress, query: productionQueries.list });

const Start = () => {
  const { t } = useTranslation('flow');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="solid" onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden />
        {t('production.start')}
      </Button>
      {isOpen && <StartDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const ProductionRows = () => {
  const { t } = useTranslation('flow');
  const listed = useProductionRecords();
  const columns = useColumns();
  const words = useFlowWords();
  const shown = useRememberedColumns(COLUMNS);
  const tools = useProductionTools(listed);
  const main = listed.data?.can.edit && <Start />;
  if (listed.isEmpty)
    return (
      <EmptyState
        icon={Factory}
        title={t('production.empty.title')}
        text={`${t('production.lead')} ${t('production.empty.text')}`}
      >
        {main}
      </EmptyState>
    );
  return (
    <ListTable
      listed={listed}
      label={t('part.production')}
      columns={columns}
      shown={shown}
      toolSet={{ ...tools, main }}
      hasPageSizes={false}
      unsorted={{ sort: 'period', order: 'desc' }}
      idOf={({ factory, product, period }) => `${factory.id} ${product.id} ${period}`}
      nameOf={({ factory, product, period }) => `${product.name} ${factory.name} ${words.period(period)}`}
      hrefOf={({ factory, product, period }) =>
        flowPaths.productionOf({ factoryId: factory.id, productId: product.id, period })
      }
      beyond={(part) => t(`ledger.beyond.${part}`)}
    />
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
        card: 'state',
        isSortable: true,
        isAlwaysShown: true,
        width: 140,
      },
      {
        id: 'factory',
        header: t('column.factory'),
        cell: ({ factory }) => factory.name,
        card: 'what',
        isSortable: true,
        width: 180,
      },
      {
        id: 'product',
        header: t('column.product'),
        cell: ({ product }) => product.name,
        card: 'title',
        isSortable: true,
        width: 200,
      },
      {
        id: 'out',
        header: t('column.out'),
        cell: ({ quantityOut, unit }) => words.quantity(quantityOut, unit),
        card: 'amount',
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
