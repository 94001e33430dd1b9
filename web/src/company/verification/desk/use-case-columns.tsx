import { CASE_FILTERS, CASE_KINDS, groupedBusinessNumber, type ListedCase } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../kit/format/moment.ts';
import { formatAgo } from '../../../kit/format/relative-time.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import type { TableColumn } from '../../../kit/ui/table/table-column.ts';
import { CASE_TONES } from '../case-tones.ts';
import styles from './desk.module.css';

const OUTCOME_TONES = { pass: 'good', warn: 'warn', fail: 'bad', skipped: 'neutral' } as const;

export const useCaseColumns = () => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  return useMemo((): TableColumn<ListedCase>[] => {
    const states = [...CASE_FILTERS, 'all' as const];
    return [
      {
        id: 'search',
        header: t('queue.column.company'),
        cell: (row) => <Company row={row} />,
        card: 'title',
        isAlwaysShown: true,
        width: 200,
      },
      {
        id: 'age',
        header: t('queue.column.age'),
        cell: ({ submittedAt }) => (
          <time dateTime={submittedAt} title={formatDate(submittedAt, tag)}>
            {formatAgo(submittedAt, Date.now(), tag)}
          </time>
        ),
        card: 'amount',
        isSortable: true,
        width: 110,
      },
      {
        id: 'state',
        header: t('queue.column.state'),
        cell: ({ state, reviewer }) => (
          <span className={styles.stack}>
            <Badge tone={CASE_TONES[state]}>{t(`state.${state}`)}</Badge>
            {reviewer && <span className={styles.small}>{reviewer.name}</span>}
          </span>
        ),
        card: 'state',
        filter: states.map((value) => ({ value, label: t(`state.${value}`) })),
        width: 130,
      },
      {
        id: 'kind',
        header: t('queue.column.kind'),
        cell: ({ kind }) => t(`kind.${kind}`),
        card: 'what',
        filter: CASE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        width: 100,
      },
      {
        id: 'applicant',
        header: t('queue.column.applicant'),
        cell: ({ applicantName, applicantEmail }) => (
          <span className={styles.stack}>
            <bdi>{applicantName}</bdi>
            <span className={styles.small}>{applicantEmail}</span>
          </span>
        ),
        width: 210,
      },
      {
        id: 'flags',
        header: t('queue.column.flags'),
        cell: ({ flags }) => <Flags flags={flags} />,
        card: 'note',
        width: 190,
      },
      {
        id: 'mine',
        header: t('queue.column.round'),
        cell: ({ round }) => t('rounds.round', { round }),
        filter: [{ value: 'true', label: t('queue.mine') }],
        width: 80,
      },
    ];
  }, [t, tag]);
};

const Company = ({ row: { companyName, businessNumber } }: { row: ListedCase }) => {
  const number = groupedBusinessNumber(businessNumber);
  if (companyName === '') return <bdi>{number}</bdi>;
  return (
    <span className={styles.stack}>
      <bdi>{companyName}</bdi>
      <span className={styles.small}>{number}</span>
    </span>
  );
};

const Flags = ({ flags }: Pick<ListedCase, 'flags'>) => {
  const { t } = useTranslation('verification');
  if (flags === null) return <span className={styles.small}>{t('reading.pending')}</span>;
  if (flags.length === 0) return <Badge tone="good">{t('queue.noFlags')}</Badge>;
  return (
    <span className={styles.flags}>
      {flags.map(({ check, outcome }) => (
        <Badge key={check} tone={OUTCOME_TONES[outcome]}>
          {t(`check.${check}.name`)}
        </Badge>
      ))}
    </span>
  );
};
