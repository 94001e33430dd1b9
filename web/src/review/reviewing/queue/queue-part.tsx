import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { useListed } from '../../../kit/list/listed.ts';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';
import styles from '../../record/record.module.css';
import { reviewQueries } from '../../review.queries.ts';
import type { queueAddress } from './address.ts';
import { QueueFilters } from './filters.tsx';
import { QueueTable } from './table.tsx';

type QueuePartProps = { address: typeof queueAddress; hrefOf: (id: string) => string };

/** Shows the review queue, oldest first. A company and the operator share it. */
export const QueuePart = ({ address, hrefOf }: QueuePartProps) => {
  const { t } = useTranslation('review');
  const { tag } = useLanguage();
  const listed = useListed({ address, query: reviewQueries.queue });
  const { data, isEmpty } = listed;
  const shown = formatNumber(data?.total ?? 0, tag);
  return (
    <div className={styles.queue}>
      <QueueFilters listed={listed} />
      {isEmpty ? (
        <EmptyState heading="p" icon={Inbox} title={t('queue.empty.title')} text={t('queue.empty.text')} />
      ) : (
        <>
          {data && !data.isTotalExact && (
            <p className={styles.quiet}>{t('queue.countMore', { count: data.total, shown })}</p>
          )}
          <QueueTable listed={listed} hrefOf={hrefOf} />
        </>
      )}
    </div>
  );
};
