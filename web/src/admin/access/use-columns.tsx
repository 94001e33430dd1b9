import type { LoggedAccess } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import styles from '../audit/audit.module.css';
import type { LogColumn } from '../log/table.tsx';
import { useLogWords } from '../log/words.ts';

export const useAccessColumns = () => {
  const { t } = useTranslation('audit');
  const { personName, companyName } = useLogWords();
  return useMemo(
    (): LogColumn<LoggedAccess>[] => [
      {
        header: t('column.person'),
        cell: ({ person }) => (
          <>
            <bdi>{personName(person)}</bdi>
            <span className={styles.second}>{person.email}</span>
          </>
        ),
      },
      {
        header: t('column.of'),
        cell: ({ of, company }) => (
          <>
            <bdi>{of ? personName(of) : t('person.unknown')}</bdi>
            <span className={styles.second}>{company && companyName(company)}</span>
          </>
        ),
      },
      {
        header: t('column.kind'),
        cell: ({ kind, recordName }) => (
          <>
            {t(`kind.${kind}`)}
            <span className={styles.second}>{recordName}</span>
          </>
        ),
        room: 'medium',
      },
      {
        header: t('column.address'),
        cell: ({ address }) => <span className={classNames(styles.code, styles.whole)}>{address}</span>,
        room: 'wide',
      },
    ],
    [t, personName, companyName],
  );
};
