import { PAGE_SIZE } from '@ieum/contract';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '../format/moment.ts';
import { useLanguage } from '../language/use-language.ts';
import { Pager } from '../ui/pager/pager.tsx';
import { ErrorState } from '../ui/state/error-state.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import { RailSection } from './record-columns.tsx';
import { Timeline, TimelineBy, TimelineItem } from './timeline.tsx';

type EventPage<E> = { rows: E[]; total: number };
/** `before` is the event before, if it is on the same page. `isFirst`: there is no event before. */
type EventPlace<E> = { before: E | undefined; isFirst: boolean };
type EventListProps<E, K extends readonly unknown[]> = {
  title: string;
  query: (page: number) => UseQueryOptions<EventPage<E>, Error, EventPage<E>, K>;
  children: (event: E, place: EventPlace<E>) => ReactNode;
};

/** Lists every event of a record, newest first. */
export const EventList = <E, K extends readonly unknown[]>({ title, query, children }: EventListProps<E, K>) => {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    ...query(page),
    throwOnError: false,
    placeholderData: (before: EventPage<E> | undefined) => before,
  });
  return (
    <RailSection title={title}>
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data && (
        <>
          <Timeline>
            {data.rows.map((event, at) => {
              const isFirst = page * PAGE_SIZE >= data.total && at === data.rows.length - 1;
              return children(event, { before: data.rows[at + 1], isFirst });
            })}
          </Timeline>
          {data.total > PAGE_SIZE && (
            <Pager label={title} page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
          )}
        </>
      )}
    </RailSection>
  );
};

type EventItemProps = { title: string; by: string; at: string; children: ReactNode };

/** Shows an event: what was done, by whom and when. */
export const EventItem = ({ title, by, at, children }: EventItemProps) => {
  const { tag } = useLanguage();
  return (
    <TimelineItem>
      <div>
        <h3>{title}</h3>
        <TimelineBy>
          <bdi>{by}</bdi>
          {' · '}
          <time dateTime={at}>{formatMoment(at, tag)}</time>
        </TimelineBy>
      </div>
      {children}
    </TimelineItem>
  );
};
