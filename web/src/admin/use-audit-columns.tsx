import type { AuditLine } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './audit.module.css';
import type { LogColumn } from './log-table.tsx';
import { useLogWords } from './log-words.ts';

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
        cell: ({ company }) => company && <bdi>{companyName(company)}</bdi>,
        isExtra: true,
      },
      {
        header: t('column.record'),
        cell: ({ recordId }) => <span className={styles.code}>{recordId}</span>,
        isExtra: true,
      },
      {
        header: t('column.address'),
        cell: ({ address }) => <span className={styles.code}>{address}</span>,
        isExtra: true,
      },
    ],
    [t, operationName, personName, companyName],
  );
};
