import { NO_NAMES, type Output, type ReviewRequest, type reviewRequestsContract } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactoryName } from '../../factory/list/cells.tsx';
import { ListTable } from '../../kit/list/list-table.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import type { ToolSet } from '../../kit/ui/toolbar/tool-set.ts';
import { DueDay } from '../record/due-day.tsx';
import styles from '../review-frame.module.css';
import { useReviewWords } from '../review-words.ts';
import type { RequestList } from './address.ts';
import { RequestStateBadge } from './state-badge.tsx';

const COLUMNS = {
  key: 'ieum.reviewRequest.hiddenColumns',
  hiddenFirst: [],
  hiddenOnLaptop: ['createdAt'],
  hiddenOnTablet: ['forwarded'],
};

export type ListedRequests = Listed<RequestList, Output<typeof reviewRequestsContract.listReviewRequests>>;

type RequestTableProps = { listed: ListedRequests; toolSet?: ToolSet };

export const RequestTable = ({ listed, toolSet = {} }: RequestTableProps) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { side } = listed.list;
  const shown = useRememberedColumns(COLUMNS);
  const columns = useColumns(side, shown[0].includes('title'));
  return (
    <ListTable
      listed={listed}
      label={t(`requests.side.${side}`)}
      columns={columns}
      shown={shown}
      toolSet={toolSet}
      hasPageSizes={false}
      unsorted={{ sort: 'dueOn', order: 'asc' }}
      nameOf={(request) => `${words.partner(request.partner)} ${words.title(request)}`}
      hrefOf={({ id }) => reviewPaths.request(id)}
      beyond={(part) => t(`beyond.${part}`)}
    />
  );
};

/** Builds the columns. Where the title is hidden, it follows the partner: rows may differ only in it. */
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
            <FactoryName {...(request.partner ?? NO_NAMES)} unnamed={words.partner(request.partner)} />
            {isTitleBelow && <bdi className={styles.second}>{words.title(request)}</bdi>}
          </>
        ),
        card: 'title',
        cardCell: ({ partner }) => <FactoryName {...(partner ?? NO_NAMES)} unnamed={words.partner(partner)} />,
        isSortable: true,
        isAlwaysShown: true,
        width: 200,
      },
      {
        id: 'title',
        header: t('label.what'),
        cell: (request) => <bdi>{words.title(request)}</bdi>,
        card: 'what',
        width: 240,
      },
      {
        id: 'state',
        header: t('label.state'),
        cell: (request) => <RequestStateBadge request={request} />,
        card: 'state',
        width: 130,
      },
      {
        id: 'dueOn',
        header: t('label.dueOn'),
        cell: ({ dueOn, state }) => <DueDay day={dueOn} isOpen={state === 'open'} />,
        card: 'amount',
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
