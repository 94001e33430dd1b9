import type { answeringContract, ListedDeclaration, Output } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRememberedColumns } from '../../../kit/list/remembered-columns.ts';
import { useListedTable } from '../../../kit/list/use-listed-table.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { Notice } from '../../../kit/ui/state/notice.tsx';
import { DataTable } from '../../../kit/ui/table/data-table.tsx';
import type { TableColumn } from '../../../kit/ui/table/table-column.ts';
import { DueDay } from '../../record/due-day.tsx';
import { DeclarationStateBadge } from '../../record/state-badge.tsx';
import styles from '../../review-frame.module.css';
import { useReviewWords } from '../../review-words.ts';
import { declarationsAddress, type OwnDeclarations } from './address.ts';

const NONE: ListedDeclaration[] = [];
const NOTHING = '–';
const COLUMNS = {
  key: 'ieum.declaration.hiddenColumns',
  hiddenFirst: [],
  hiddenOnPhone: ['reviewer', 'dueOn', 'validTo', 'updatedAt'],
};
/** The server has a single order, so no column can be sorted. */
const ORDER = { sort: 'updatedAt', order: 'desc' } as const;

type DeclarationTableProps = {
  list: OwnDeclarations;
  setList: (changes: Partial<OwnDeclarations>) => void;
  data: Output<typeof answeringContract.listOwnDeclarations> | undefined;
  isPending: boolean;
  isFailed: boolean;
  onRetry: () => void;
};

export const DeclarationTable = ({ list, setList, data, ...outcome }: DeclarationTableProps) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const columns = useColumns();
  const { state, change } = useListedTable({
    list: { ...list, ...ORDER },
    sorts: [ORDER.sort],
    unsorted: ORDER,
    columns: useRememberedColumns(COLUMNS),
    isFilteredAway: declarationsAddress.isFiltered(list) && data?.total === 0,
    onClear: () => setList(declarationsAddress.withoutFilters(list)),
    onList: ({ page, size }) => setList({ page, size }),
  });
  return (
    <DataTable
      {...outcome}
      label={t('part.declarations')}
      columns={columns}
      rows={data?.rows ?? NONE}
      total={data?.total ?? 0}
      idOf={({ id }) => id}
      nameOf={(declaration) => words.title(declaration)}
      hrefOf={({ id }) => reviewPaths.declaration(id)}
      state={state}
      onChange={change}
      pageHrefOf={(page) => declarationsAddress.hrefOf({ ...list, page })}
      empty={
        <Notice heading="p" icon={SearchX} title={t('beyond.title')} text={t('beyond.text')}>
          <LinkButton to={declarationsAddress.hrefOf({ ...list, page: 1 })}>{t('beyond.first')}</LinkButton>
        </Notice>
      }
    />
  );
};

const OPEN = ['draft', 'changes_requested'];

const useColumns = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  return useMemo(
    (): TableColumn<ListedDeclaration>[] => [
      {
        id: 'title',
        header: t('label.declaration'),
        cell: (declaration) => (
          <>
            <bdi>{words.title(declaration)}</bdi>
            {declaration.edition > 1 && (
              <span className={styles.second}>{t('head.edition', { edition: declaration.edition })}</span>
            )}
          </>
        ),
        isAlwaysShown: true,
        width: 260,
      },
      { id: 'reviewer', header: t('label.reviewer'), cell: ({ reviewer }) => words.partner(reviewer), width: 170 },
      {
        id: 'state',
        header: t('label.state'),
        cell: ({ state, waits }) => (
          <span className={styles.badges}>
            <DeclarationStateBadge state={state} />
            {waits === 'mine' && state !== 'draft' && <Badge tone="warn">{t('waits.badge')}</Badge>}
          </span>
        ),
        isAlwaysShown: true,
        width: 160,
      },
      {
        id: 'dueOn',
        header: t('label.dueOn'),
        cell: ({ dueOn, state }) => (dueOn ? <DueDay day={dueOn} isOpen={OPEN.includes(state)} /> : NOTHING),
        width: 150,
      },
      { id: 'validTo', header: t('label.validTo'), cell: ({ validTo }) => words.day(validTo) || NOTHING, width: 120 },
      { id: 'updatedAt', header: t('label.updatedAt'), cell: ({ updatedAt }) => words.day(updatedAt), width: 120 },
    ],
    [t, words],
  );
};
