import type { AuditLine } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import type { LogColumn } from '../log/table.tsx';
import { useLogWords } from '../log/words.ts';
import styles from './audit.module.css';

export const useAuditColumns = () => {
  const { t } = useTranslation('audit');
  const { operationName, personName, companyName } = useLogWords();
  return useMemo(
    (): LogColumn<AuditLine>[] => [
      { header: t('column.operation'), cell: ({ operation }) => operationName(operation) },
      {
        header: t('column.person'),
        cell: ({ person }) => (
          <>
            <bdi>{personName(person)}</bdi>
            <span className={styles.second}>{person?.email}</span>
          </>
        ),
      },
      {
        header: t('column.company'),
        cell: ({ company }) =>
          company && <bdi className={company.name ? undefined : styles.whole}>{companyName(company)}</bdi>,
        room: 'wide',
      },
      {
        header: t('column.record'),
        cell: ({ recordId }) => <span className={styles.code}>{recordId}</span>,
        room: 'wide',
      },
      {
        header: t('column.address'),
        cell: ({ address }) => <span className={classNames(styles.code, styles.whole)}>{address}</span>,
        room: 'wide',
      },
    ],
    [t, operationName, personName, companyName],
  );
};
