import type { answeringContract, ListedDeclaration, Output } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../kit/list/list-table.tsx';
import type { Listed } from '../../../kit/list/listed.ts';
import { useRememberedColumns } from '../../../kit/list/remembered-columns.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import type { TableColumn } from '../../../kit/ui/table/table-column.ts';
import type { ToolSet } from '../../../kit/ui/toolbar/tool-set.ts';
import { DueDay } from '../../record/due-day.tsx';
import { DeclarationStateBadge } from '../../record/state-badge.tsx';
import styles from '../../review-frame.module.css';
import { useReviewWords } from '../../review-words.ts';
import type { OwnDeclarations } from './address.ts';

const NOTHING = '–';
const COLUMNS = {
  key: 'ieum.declaration.hiddenColumns',
  hiddenFirst: [],
  hiddenOnLaptop: ['validTo'],
  hiddenOnTablet: ['updatedAt'],
};
/** The server has a single order, so no column can be sorted. */
const ORDER = { sort: 'updatedAt', order: 'desc' } as const;

export type ListedDeclarations = Listed<OwnDeclarations, Output<typeof answeringContract.listOwnDeclarations>>;

type DeclarationTableProps = { listed: ListedDeclarations; toolSet: ToolSet };

export const DeclarationTable = ({ listed, toolSet }: DeclarationTableProps) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const columns = useColumns();
  const shown = useRememberedColumns(COLUMNS);
  return (
    <ListTable
      listed={listed}
      label={t('part.declarations')}
      columns={columns}
      shown={shown}
      toolSet={toolSet}
      hasPageSizes={false}
      unsorted={ORDER}
      nameOf={(declaration) => words.title(declaration)}
      hrefOf={({ id }) => reviewPaths.declaration(id)}
      beyond={(part) => t(`beyond.${part}`)}
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
        card: 'title',
        isAlwaysShown: true,
        width: 260,
      },
      {
        id: 'reviewer',
        header: t('label.reviewer'),
        cell: ({ reviewer }) => words.partner(reviewer),
        card: 'what',
        width: 170,
      },
      {
        id: 'state',
        header: t('label.state'),
        cell: ({ state, waits }) => (
          <span className={styles.badges}>
            <DeclarationStateBadge state={state} />
            {waits === 'mine' && state !== 'draft' && <Badge tone="warn">{t('waits.badge')}</Badge>}
          </span>
        ),
        card: 'state',
        isAlwaysShown: true,
        width: 160,
      },
      {
        id: 'dueOn',
        header: t('label.dueOn'),
        cell: ({ dueOn, state }) => (dueOn ? <DueDay day={dueOn} isOpen={OPEN.includes(state)} /> : NOTHING),
        card: 'amount',
        cardCell: ({ dueOn, state }) => dueOn && <DueDay day={dueOn} isOpen={OPEN.includes(state)} />,
        width: 150,
      },
      { id: 'validTo', header: t('label.validTo'), cell: ({ validTo }) => words.day(validTo) || NOTHING, width: 120 },
      { id: 'updatedAt', header: t('label.updatedAt'), cell: ({ updatedAt }) => words.day(updatedAt), width: 120 },
    ],
    [t, words],
  );
};
