import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../kit/list/list-table.tsx';
import type { Listed } from '../../../kit/list/listed.ts';
import { useRememberedColumns } from '../../../kit/list/remembered-columns.ts';
import type { ToolSet } from '../../../kit/ui/toolbar/tool-set.ts';
import type { ReviewQueue } from '../../record/declaration.queries.ts';
import { useDeclarationWords } from '../../record/words.ts';
import type { QueueList } from './address.ts';
import { QueueBulk } from './bulk-approval.tsx';
import { useQueueColumns } from './use-columns.tsx';

const COLUMNS = {
  key: 'ieum.reviewQueue.hiddenColumns',
  hiddenFirst: ['decidedAt'],
  hiddenOnLaptop: ['round'],
  hiddenOnTablet: ['submittedAt'],
};

export type ListedQueue = Listed<QueueList, ReviewQueue>;
type QueueTableProps = { listed: ListedQueue; toolSet: ToolSet; hrefOf: (id: string) => string };

export const QueueTable = ({ listed, toolSet, hrefOf }: QueueTableProps) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const shown = useRememberedColumns(COLUMNS);
  const columns = useQueueColumns(shown[0].includes('subject'));
  return (
    <ListTable
      listed={listed}
      label={t('queue.title')}
      columns={columns}
      shown={shown}
      toolSet={toolSet}
      unsorted={{ sort: 'submittedAt', order: 'asc' }}
      nameOf={(row) => `${words.partner(row.respondent)} ${words.title(row)}`}
      hrefOf={({ id }) => hrefOf(id)}
      beyond={(part) => t(`beyond.${part}`)}
      bulkActions={
        listed.data?.can.review &&
        ((rows, onDone, ids) => <QueueBulk key={ids.join()} declarations={rows} onDone={onDone} />)
      }
    />
  );
};
