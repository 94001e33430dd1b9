import { type Output, REQUEST_SORTS, type ReviewRequest, type reviewRequestsContract } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactoryName } from '../../factory/list/cells.tsx';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { useListedTable } from '../../kit/list/use-listed-table.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { DueDay } from '../record/due-day.tsx';
import styles from '../review-frame.module.css';
import { useReviewWords } from '../review-words.ts';
import { isFiltered, type RequestList, requestAddress, withoutFilters } from './address.ts';
import { RequestStateBadge } from './state-badge.tsx';

const NONE: ReviewRequest[] = [];
const COLUMNS = {
  key: 'ieum.reviewRequest.hiddenColumns',
  hiddenFirst: [],
  hiddenOnPhone: ['title', 'createdAt', 'forwarded'],
};

type RequestTableProps = {
  list: RequestList;
  setList: (changes: Partial<RequestList>) => void;
  data: Output<typeof reviewRequestsContract.listReviewRequests> | undefined;
  isPending: boolean;
  isFailed: boolean;
  onRetry: () => void;
};

export const RequestTable = ({ list, setList, data, ...outcome }: RequestTableProps) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const shown = useRememberedColumns(COLUMNS);
  const columns = useColumns(list.side, shown[0].includes('title'));
  const { state, change } = useListedTable({
    list,
    sorts: REQUEST_SORTS,
    unsorted: { sort: 'dueOn', order: 'asc' },
    columns: shown,
    isFilteredAway: isFiltered(list) && data?.total === 0,
    onClear: () => setList(withoutFilters(list)),
    onList: setList,
  });
  return (
    <DataTable
      {...outcome}
      label={t(`requests.side.${list.side}`)}
      columns={columns}
      rows={data?.rows ?? NONE}
      total={data?.total ?? 0}
      idOf={({ id }) => id}
      nameOf={(request) => `${words.partner(request.partner)} ${words.title(request)}`}
      hrefOf={({ id }) => reviewPaths.request(id)}
      state={state}
      onChange={change}
      pageHrefOf={(page) => requestAddress.hrefOf({ ...list, page })}
      empty={
        <Notice heading="p" icon={SearchX} title={t('beyond.title')} text={t('beyond.text')}>
          <LinkButton to={requestAddress.hrefOf({ ...list, page: 1 })}>{t('beyond.first')}</LinkButton>
        </Notice>
      }
    />
  );
};

/** Builds the columns. A phone hides the title column, so the title follows the partner: rows may differ only in it. */
const useColumns = (side: RequestList['side'], isTitleBelow: boolean) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  return useMemo((): TableColumn<ReviewRequest>[] => {
    const columns: TableColumn<ReviewRequest>[] = [
      {
        id: 'partner',
        header: t(`requests.partner.${side}`),
        cell: (request) => (
          <>
            <FactoryName name={words.partner(request.partner)} nameEnglish={request.partner?.nameEnglish ?? ''} />
            {isTitleBelow && <bdi className={styles.second}>{words.title(request)}</bdi>}
          </>
        ),
        isSortable: true,
        isAlwaysShown: true,
        width: 200,
      },
      { id: 'title', header: t('label.what'), cell: (request) => <bdi>{words.title(request)}</bdi>, width: 240 },
      {
        id: 'state',
        header: t('label.state'),
        cell: ({ state, isOverdue }) => <RequestStateBadge state={state} isOverdue={isOverdue} />,
        width: 130,
      },
      {
        id: 'dueOn',
        header: t('label.dueOn'),
        cell: ({ dueOn, state }) => <DueDay day={dueOn} isOpen={state === 'open'} />,
        isSortable: true,
        width: 160,
      },
      {
        id: 'createdAt',
        header: t('label.askedAt'),
        cell: ({ createdAt }) => words.day(createdAt),
        isSortable: true,
        width: 120,
      },
    ];
    const forwarded: TableColumn<ReviewRequest> = {
      id: 'forwarded',
      header: t('label.forwarded'),
      cell: ({ forwarded: to }) => (to.asked > 0 ? t('forward.short', to) : '–'),
      width: 130,
    };
    return side === 'received' ? [...columns, forwarded] : columns;
  }, [t, words, side, isTitleBelow]);
};
