import type { Declaration } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../../kit/record/timeline.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { reviewingQueries } from '../record/declaration.queries.ts';
import { DeclarationEventItem } from '../record/history/events.tsx';
import styles from '../record/record.module.css';
import { DeclarationStateBadge } from '../record/state-badge.tsx';
import { reviewQueries } from '../review.queries.ts';

/** Shows the current status and the events since the reader's version, after another user was faster. */
export const HappenedDialog = ({ seen, onClose }: { seen: Declaration; onClose: () => void }) => {
  const { t } = useTranslation('review');
  const { id, updatedAt } = seen;
  const { data: now } = useQuery({ ...reviewQueries.declaration(id), staleTime: 0, throwOnError: false });
  const { data, isError, refetch } = useQuery({
    ...reviewingQueries.events({ id, page: 1 }),
    staleTime: 0,
    throwOnError: false,
  });
  const since = data?.rows.filter(({ at }) => Date.parse(at) > Date.parse(updatedAt)) ?? [];
  return (
    <Modal
      size="medium"
      title={t('happened.title')}
      text={t('happened.text')}
      onClose={onClose}
      actions={
        <Button look="solid" onClick={onClose}>
          {t('happened.close')}
        </Button>
      }
    >
      {now && (
        <p className={styles.meta}>
          <DeclarationStateBadge state={now.state} />
          <span>{t('round.of', { round: String(now.round) })}</span>
        </p>
      )}
      {isError && <ErrorState heading="p" onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      <Timeline>
        {since.map((event) => (
          <DeclarationEventItem key={event.id} event={event} sides={now ?? seen} />
        ))}
      </Timeline>
    </Modal>
  );
};
