import { type ListedDeclaration, NO_NAMES } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactoryName } from '../../../factory/list/cells.tsx';
import { useLanguage } from '../../../kit/language/use-language.ts';
import type { TableColumn } from '../../../kit/ui/table/table-column.ts';
import { DueMark } from '../../record/due-mark.tsx';
import styles from '../../record/record.module.css';
import { DeclarationStateBadge } from '../../record/state-badge.tsx';
import { useDeclarationWords } from '../../record/words.ts';

const NOTHING = '–';

/** Builds the columns. Where the title is hidden, it follows the company: rows may differ only in it. */
export const useQueueColumns = (isSubjectBelow: boolean) => {
  const { t } = useTranslation('review');
  const { tag } = useLanguage();
  const words = useDeclarationWords();
  // The words change only with the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new functions at every drawing would draw every row anew
  return useMemo(
    (): TableColumn<ListedDeclaration>[] => [
      {
        id: 'respondent',
        header: t('label.respondent'),
        cell: (row) => (
          <>
            <FactoryName {...(row.respondent ?? NO_NAMES)} unnamed={words.partner(row.respondent)} />
            {isSubjectBelow && <bdi className={styles.second}>{words.title(row)}</bdi>}
          </>
        ),
        card: 'title',
        cardCell: ({ respondent }) => <FactoryName {...(respondent ?? NO_NAMES)} unnamed={words.partner(respondent)} />,
        isAlwaysShown: true,
        isSortable: true,
        width: 190,
      },
      {
        id: 'subject',
        header: t('label.subject'),
        cell: (row) => (
          <>
            <bdi>{words.title(row)}</bdi>
            <span className={styles.second}>{words.kind(row.kind)}</span>
          </>
        ),
        card: 'what',
        cardCell: (row) => <bdi>{words.title(row)}</bdi>,
        width: 200,
      },
      {
        id: 'state',
        header: t('label.state'),
        cell: (row) => <StateCell row={row} />,
        card: 'state',
        width: 140,
      },
      {
        id: 'submittedAt',
        header: t('label.submittedAt'),
        cell: ({ submittedAt }) =>
          submittedAt === null ? (
            NOTHING
          ) : (
            <>
              <time dateTime={submittedAt}>{words.day(submittedAt)}</time>
              <span className={styles.second}>{words.age(submittedAt)}</span>
            </>
          ),
        isSortable: true,
        width: 120,
      },
      {
        id: 'dueOn',
        header: t('label.dueOn'),
        cell: (row) => <DueMark declaration={row} />,
        card: 'amount',
        isSortable: true,
        width: 130,
      },
      {
        id: 'round',
        header: t('label.round'),
        cell: ({ round }) => t('round.of', { round: String(round) }),
        isNumeric: true,
        width: 70,
      },
      {
        id: 'decidedAt',
        header: t('label.decidedAt'),
        cell: ({ decidedAt }) =>
          decidedAt === null ? NOTHING : <time dateTime={decidedAt}>{words.day(decidedAt)}</time>,
        isSortable: true,
        width: 110,
      },
    ],
    [t, tag, isSubjectBelow],
  );
};

/** Shows the status and the colleague who reviews it. */
const StateCell = ({ row }: { row: ListedDeclaration }) => {
  const { t } = useTranslation('review');
  const taken = row.isTakenByMe ? t('queue.mine') : row.takenBy;
  return (
    <>
      <DeclarationStateBadge state={row.state} />
      {row.state === 'in_review' && taken !== '' && (
        <span className={styles.second}>
          <bdi>{taken}</bdi>
        </span>
      )}
    </>
  );
};
