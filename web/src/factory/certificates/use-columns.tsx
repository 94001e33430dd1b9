import type { ListedCertificate } from '@ieum/contract';
import { FileCheck, FileX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { isMedia } from '../../kit/ui/media.ts';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { certificateName } from './certificate-name.ts';
import styles from './certificates.module.css';
import { CertificateState } from './status.tsx';

/** Columns that start hidden on narrow screens. The person can show them. */
const ROOM = [
  { media: 'upToTablet', hidden: ['number', 'issuer', 'factories', 'file'] },
  { media: 'upToLaptop', hidden: ['issuer', 'file'] },
] as const;

export const columnsHiddenFirst = () => [...(ROOM.find(({ media }) => isMedia(media))?.hidden ?? [])];

export const useCertificateColumns = () => {
  const { t } = useTranslation('certificate');
  const { name: language, tag } = useLanguage();
  return useMemo(
    (): TableColumn<ListedCertificate>[] => [
      {
        id: 'standard',
        header: t('column.standard'),
        cell: (row) => <StandardCell name={certificateName(row)} about={row.standard[language]} />,
        isSortable: true,
        card: 'title',
        isAlwaysShown: true,
      },
      { id: 'light', header: t('column.light'), cell: (row) => <CertificateState {...row} />, card: 'state' },
      {
        id: 'ends',
        header: t('column.ends'),
        cell: ({ validTo }) => (
          <time className={styles.day} dateTime={validTo}>
            {formatDate(validTo, tag)}
          </time>
        ),
        card: 'amount',
        isSortable: true,
      },
      { id: 'number', header: t('column.number'), cell: ({ number }) => number },
      {
        id: 'issuer',
        header: t('column.issuer'),
        cell: ({ issuer }) => <span className={styles.clamped}>{issuer}</span>,
      },
      { id: 'factories', header: t('column.factories'), cell: (row) => <FactoriesCell {...row} />, card: 'what' },
      { id: 'file', header: t('column.file'), cell: ({ hasFile }) => <FileCell hasFile={hasFile} /> },
    ],
    [t, language, tag],
  );
};

const StandardCell = ({ name, about }: { name: string; about: string }) => (
  <span className={styles.standard}>
    <bdi>{name}</bdi>
    {about !== name && <span className={styles.small}>{about}</span>}
  </span>
);

const FactoriesCell = ({ factories: [first], factoryCount }: ListedCertificate) => {
  const { t } = useTranslation('certificate');
  if (!first) return <span className={styles.small}>{t('wholeCompany')}</span>;
  return (
    <bdi>{factoryCount === 1 ? first.name : t('moreFactories', { name: first.name, count: factoryCount - 1 })}</bdi>
  );
};

const FileCell = ({ hasFile }: { hasFile: boolean }) => {
  const { t } = useTranslation('certificate');
  const Icon = hasFile ? FileCheck : FileX;
  return (
    <span className={styles.fileCell}>
      <Icon size={16} aria-hidden />
      {t(hasFile ? 'fileThere' : 'fileMissing')}
    </span>
  );
};
