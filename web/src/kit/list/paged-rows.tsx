import { type QueryFunction, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Pager } from '../ui/pager/pager.tsx';
import { Note, RowList } from '../ui/section/section.tsx';
import { ErrorState } from '../ui/state/error-state.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import type { Answer, ListQuery } from './listed.ts';

type PagedRowsProps<D extends Answer> = {
  label: string;
  query: (input: { page: number; size: number }) => ListQuery<D>;
  /** Shown instead of the rows if there are none. */
  empty: string;
  /** Shown above the rows. */
  lead?: ReactNode;
  children: (row: D['rows'][number], data: D) => ReactNode;
};

const SIZE = 20;

/** Lists rows inside a part of a page. The page number is not in the address. */
export const PagedRows = <D extends Answer>({ label, query, empty, lead, children }: PagedRowsProps<D>) => {
  const [page, setPage] = useState(1);
  const { queryFn, ...rest } = query({ page, size: SIZE });
  const { data, isError, refetch } = useQuery({ ...rest, queryFn: queryFn as QueryFunction<D> });
  if (isError) return <ErrorState heading="p" onRetry={refetch} />;
  if (!data) return <Skeleton shape="text" />;
  if (data.total === 0) return <Note>{empty}</Note>;
  return (
    <>
      {lead}
      <RowList aria-label={label}>{data.rows.map((row) => children(row, data))}</RowList>
      {data.total > SIZE && <Pager label={label} page={page} pageSize={SIZE} total={data.total} onPage={setPage} />}
    </>
  );
};
