import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { ListTools } from '../../../kit/list/list-tools.tsx';
import { useListed } from '../../../kit/list/listed.ts';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';
import { reviewQueries } from '../../review.queries.ts';
import type { queueAddress } from './address.ts';
import { useQueueTools } from './filters.tsx';
import { QueueTable } from './table.tsx';

type QueuePartProps = { address: typeof queueAddress; hrefOf: (id: string) => string };

/** Shows the review queue, oldest first. A company and the operator share it. */
export const QueuePart = ({ address, hrefOf }: QueuePartProps) => {
  const { t } = useTranslation('review');
  const { tag } = useLanguage();
  const listed = useListed({ address, query: reviewQueries.queue });
  const tools = useQueueTools(listed);
  const { data, isEmpty } = listed;
  if (isEmpty)
    return (
      <>
        <ListTools listed={listed} {...tools} />
        <EmptyState
          heading="p"
          icon={Inbox}
          title={t('queue.empty.title')}
          text={`${t('queue.lead')} ${t('queue.empty.text')}`}
        />
      </>
    );
  const shown = formatNumber(data?.total ?? 0, tag);
  const count = data && !data.isTotalExact && t('queue.countMore', { count: data.total, shown });
  return <QueueTable listed={listed} toolSet={{ ...tools, count }} hrefOf={hrefOf} />;
};
