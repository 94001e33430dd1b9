import { FLOW_SORTS, type flowRowsContract, type ListedFlow, type Output } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { PenLine, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { useListedTable } from '../../kit/list/use-listed-table.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { useFlowWords } from '../flow-words.ts';
import { isFiltered, type Ledger, ledgerAddress, withoutFilters } from './address.ts';
import { useLedgerColumns } from './use-columns.tsx';

const PAGE_SIZES = [20, 50, 100];
const NONE: ListedFlow[] = [];
const COLUMNS = {
  key: 'ieum.flow.hiddenColumns',
  // Both figures and their state say enough. The column menu shows the counted quantity and the day.
  hiddenFirst: ['quantity', 'updatedAt'],
  hiddenOnPhone: ['side', 'product', 'places', 'shipped', 'received', 'updatedAt'],
};

type LedgerTableProps = {
  list: Ledger;
  setList: (changes: Partial<Ledger>) => void;
  data: Output<typeof flowRowsContract.listFlowRows> | undefined;
  isPending: boolean;
  isFailed: boolean;
  onRetry: () => void;
};

export const LedgerTable = ({ list, setList, data, ...outcome }: LedgerTableProps) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const columns = useLedgerColumns();
  const { state, change } = useListedTable({
    list,
    sorts: FLOW_SORTS,
    unsorted: { sort: 'period', order: 'desc' },
    columns: useRememberedColumns(COLUMNS),
    isFilteredAway: (isFiltered(list) || list.side !== '') && data?.total === 0,
    onClear: () => setList({ ...withoutFilters(list), side: '' }),
    onList: setList,
  });
  const rows = data?.rows ?? NONE;
  return (
    <DataTable
      {...outcome}
      label={t('part.ledger')}
      columns={columns}
      rows={rows}
      total={data?.total ?? 0}
      idOf={({ id }) => id}
      nameOf={(row) => `${words.period(row.period)} ${words.partner(row)} ${row.goods.name}`}
      hrefOf={({ id }) => flowPaths.row(id)}
      state={state}
      onChange={change}
      pageSizes={PAGE_SIZES}
      pageHrefOf={(page) => ledgerAddress.hrefOf({ ...list, page })}
      empty={
        <Notice heading="p" icon={SearchX} title={t('ledger.beyond.title')} text={t('ledger.beyond.text')}>
          <LinkButton to={ledgerAddress.hrefOf({ ...list, page: 1 })}>{t('ledger.beyond.first')}</LinkButton>
        </Notice>
      }
      {...(data?.can.enter && {
        bulkActions: (ids: string[]) => <Answer rows={rows.filter(({ id }) => ids.includes(id))} />,
      })}
    />
  );
};

/** Opens the grid with the chosen rows that have only the partner's figure. */
const Answer = ({ rows }: { rows: ListedFlow[] }) => {
  const { t } = useTranslation('flow');
  const open = rows.filter(({ side, version }) => side !== 'own' && version === 0);
  if (open.length === 0) return <span>{t('ledger.answer.none')}</span>;
  return (
    <LinkButton size="small" to={flowPaths.enter()} state={{ answered: open }}>
      <PenLine size={16} aria-hidden />
      {t('ledger.answer.enter', { count: open.length })}
    </LinkButton>
  );
};
