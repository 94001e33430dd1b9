import { PAGE_SIZE } from '@ieum/contract';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DetailSection } from '../kit/record/detail-section.tsx';
import { Timeline, TimelineBy, TimelineItem } from '../kit/record/timeline.tsx';
import { Pager } from '../kit/ui/pager/pager.tsx';
import { ErrorState } from '../kit/ui/state/error-state.tsx';
import { Skeleton } from '../kit/ui/state/skeleton.tsx';
import { useFlowWords } from './flow-words.ts';

type EventPage<E> = { rows: E[]; total: number };
type Props<E, K extends readonly unknown[]> = {
  title: string;
  ask: (page: number) => UseQueryOptions<EventPage<E>, Error, EventPage<E>, K>;
  children: (event: E) => ReactNode;
};

/** Lists every event of a record, newest first. */
export const EventList = <E, K extends readonly unknown[]>({ title, ask, children }: Props<E, K>) => {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    ...ask(page),
    throwOnError: false,
    placeholderData: (before: EventPage<E> | undefined) => before,
  });
  return (
    <DetailSection title={title}>
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data && (
        <>
          <Timeline>{data.rows.map(children)}</Timeline>
          {data.total > PAGE_SIZE && (
            <Pager label={title} page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
          )}
        </>
      )}
    </DetailSection>
  );
};

/** Shows an event: what was done, by whom and when. */
export const EventItem = ({ title, by, at, children }: EventItemProps) => {
  const words = useFlowWords();
  return (
    <TimelineItem>
      <div>
        <h3>{title}</h3>
        <TimelineBy>
          <bdi>{by}</bdi>
          {' · '}
          <time dateTime={at}>{words.moment(at)}</time>
        </TimelineBy>
      </div>
      {children}
    </TimelineItem>
  );
};

type EventItemProps = { title: string; by: string; at: string; children: ReactNode };
