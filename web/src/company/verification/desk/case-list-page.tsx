import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { onlyKnown, useLatestSearch } from '../../../kit/list/latest-search.ts';
import { SearchBox } from '../../../kit/list/search-box.tsx';
import { Page } from '../../../kit/ui/page/page.tsx';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';
import { DataTable } from '../../../kit/ui/table/data-table.tsx';
import { startState, type TableState, withFilter } from '../../../kit/ui/table/table-state.ts';
import { caseListInput } from '../case-list-input.ts';
import { verificationQueries } from '../verification.queries.ts';
import { useCaseColumns } from './use-case-columns.tsx';

const FILTERS = ['state', 'kind', 'mine', 'search'] as const;
const PAGE_SIZES = [20, 50, 100];

/** Lists the cases that need a decision, oldest first. The address holds all choices. */
export const CaseListPage = () => {
  const { t } = useTranslation('verification');
  const [search, setSearch] = useSearchParams();
  const input = caseListInput(search);
  const columns = useCaseColumns();
  const { data, isFetching, isError, refetch } = useQuery({
    ...verificationQueries.list(input),
    placeholderData: (before) => before,
    throwOnError: false,
  });
  const latest = useLatestSearch();
  const chosen = caseListInput(latest);
  const state = startState({
    page: chosen.page,
    pageSize: chosen.size,
    sort: { column: 'age', isDescending: chosen.order === 'newest' },
    filters: Object.fromEntries(FILTERS.flatMap((key) => (latest.get(key) ? [[key, latest.get(key) ?? '']] : []))),
  });
  const change = (next: TableState) => setSearch(searchOf(next));

  return (
    <Page title={t('queue.title')}>
      <DataTable
        label={t('queue.title')}
        columns={columns}
        toolSet={{
          search: (
            <SearchBox
              label={t('queue.column.company')}
              value={state.filters.search ?? ''}
              onValue={(text) => change(withFilter(state, 'search', text))}
            />
          ),
          // Decided cases are left out at first.
          needsFilter: true,
        }}
        rows={data?.rows ?? []}
        total={data?.total ?? 0}
        idOf={({ id }) => id}
        nameOf={({ companyName, businessNumber }) => companyName || businessNumber}
        hrefOf={({ id }) => operatorPaths.case(id)}
        state={state}
        onChange={change}
        isPending={isFetching}
        isFailed={isError}
        onRetry={() => void refetch()}
        pageSizes={PAGE_SIZES}
        pageHrefOf={(page) => operatorPaths.verification(searchOf({ ...state, page }).toString())}
        empty={<EmptyState heading="p" icon={Inbox} title={t('queue.empty.title')} text={t('queue.empty.text')} />}
      />
    </Page>
  );
};

const FIRST_SIZE = 20;

const searchOf = ({ filters, page, pageSize, sort }: TableState) => {
  const search = onlyKnown(new URLSearchParams(filters), FILTERS);
  if (sort?.isDescending) search.set('order', 'newest');
  if (page > 1) search.set('page', String(page));
  if (pageSize !== FIRST_SIZE) search.set('size', String(pageSize));
  return search;
};
