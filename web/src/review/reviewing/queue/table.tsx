import { type ListedDeclaration, QUEUE_SORTS } from '@ieum/contract';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRememberedColumns } from '../../../kit/list/remembered-columns.ts';
import { useListedTable } from '../../../kit/list/use-listed-table.ts';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { Notice } from '../../../kit/ui/state/notice.tsx';
import { DataTable } from '../../../kit/ui/table/data-table.tsx';
import type { ReviewQueue } from '../../record/declaration.queries.ts';
import { useDeclarationWords } from '../../record/words.ts';
import type { QueueList, queueAddress } from './address.ts';
import { QueueBulk } from './bulk-approval.tsx';
import { useQueueColumns } from './use-columns.tsx';

const PAGE_SIZES = [20, 50, 100];
const NONE: ListedDeclaration[] = [];
const COLUMNS = {
  key: 'ieum.reviewQueue.hiddenColumns',
  hiddenFirst: ['decidedAt'],
  hiddenOnPhone: ['subject', 'submittedAt', 'round', 'decidedAt'],
};

type QueueTableProps = {
  address: typeof queueAddress;
  list: QueueList;
  setList: (changes: Partial<QueueList>) => void;
  hrefOf: (id: string) => string;
  data: ReviewQueue | undefined;
  isPending: boolean;
  isFailed: boolean;
  onRetry: () => void;
};

export const QueueTable = ({ address, list, setList, hrefOf, data, ...outcome }: QueueTableProps) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const shown = useRememberedColumns(COLUMNS);
  const columns = useQueueColumns(shown[0].includes('subject'));
  const { state, change, clearSelection } = useListedTable({
    list,
    sorts: QUEUE_SORTS,
    unsorted: { sort: 'submittedAt', order: 'asc' },
    columns: shown,
    isFilteredAway: address.isFiltered(list) && data?.total === 0,
    onClear: () => setList(address.withoutFilters(list)),
    onList: setList,
  });
  const rows = data?.rows ?? NONE;
  return (
    <DataTable
      {...outcome}
      label={t('queue.title')}
      columns={columns}
      rows={rows}
      total={data?.total ?? 0}
      idOf={({ id }) => id}
      nameOf={(row) => `${words.partner(row.respondent)} ${words.title(row)}`}
      hrefOf={({ id }) => hrefOf(id)}
      state={state}
      onChange={change}
      pageSizes={PAGE_SIZES}
      pageHrefOf={(page) => address.hrefOf({ ...list, page })}
      empty={
        <Notice heading="p" icon={SearchX} title={t('beyond.title')} text={t('beyond.text')}>
          <LinkButton to={address.hrefOf({ ...list, page: 1 })}>{t('beyond.first')}</LinkButton>
        </Notice>
      }
      {...(data?.can.review && {
        bulkActions: (ids: string[]) => (
          <QueueBulk
            key={ids.join()}
            declarations={rows.filter(({ id }) => ids.includes(id))}
            onDone={clearSelection}
          />
        ),
      })}
    />
  );
};
