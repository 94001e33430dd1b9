import type { SupplyLink } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../../../kit/record/timeline.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Modal } from '../../../kit/ui/dialog/modal.tsx';
import { ErrorState } from '../../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../../kit/ui/state/skeleton.tsx';
import { LinkEventItem } from '../event-item.tsx';
import { linkQueries } from '../link.queries.ts';
import styles from '../links.module.css';
import { LinkStateBadge } from '../state-badge.tsx';

/** Shows the current status and the events since the reader's version, after another user was faster. */
export const ChangedDialog = ({ seen, onClose }: { seen: SupplyLink; onClose: () => void }) => {
  const { t } = useTranslation('link');
  const { id, version } = seen;
  const { data: now } = useQuery({ ...linkQueries.one(id), staleTime: 0, throwOnError: false });
  const { data, isError, refetch } = useQuery({
    ...linkQueries.events({ id, page: 1 }),
    staleTime: 0,
    throwOnError: false,
  });
  const since = data?.rows.filter((event) => event.version > version) ?? [];
  return (
    <Modal
      size="large"
      title={t('changed.title')}
      text={t('changed.text')}
      onClose={onClose}
      actions={
        <Button look="solid" onClick={onClose}>
          {t('changed.close')}
        </Button>
      }
    >
      {now && (
        <p className={styles.badges}>
          <LinkStateBadge link={now} />
        </p>
      )}
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      <Timeline>
        {since.map((event) => (
          <LinkEventItem
            key={event.version}
            event={event}
            before={data?.rows.find((earlier) => earlier.version < event.version)}
            isFirst={false}
            link={now ?? seen}
          />
        ))}
      </Timeline>
    </Modal>
  );
};
