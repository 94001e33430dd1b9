import { PAGE_SIZE, type SupplyLink } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { Timeline } from '../../kit/record/timeline.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { LinkEventItem } from './event-item.tsx';
import { linkQueries } from './link.queries.ts';

/** Lists every event of the link, newest first. */
export const LinkTimeline = ({ link }: { link: SupplyLink }) => {
  const { t } = useTranslation('link');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    ...linkQueries.events({ id: link.id, page }),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  return (
    <DetailSection title={t('section.history')}>
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data && (
        <>
          <Timeline>
            {data.rows.map((event, at) => (
              <LinkEventItem
                key={event.version}
                event={event}
                before={data.rows[at + 1]}
                isFirst={page * PAGE_SIZE >= data.total && at === data.rows.length - 1}
                link={link}
              />
            ))}
          </Timeline>
          {data.total > PAGE_SIZE && (
            <Pager label={t('section.history')} page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
          )}
        </>
      )}
    </DetailSection>
  );
};
