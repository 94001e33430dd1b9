import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Award, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { certificateQueries } from './certificate.queries.ts';
import { certificateName } from './certificate-name.ts';
import styles from './certificates.module.css';
import { CertificateState } from './status.tsx';

/** Lists the certificates of one factory, the first to expire first. Needs the words of `certificate`. */
export const FactoryCertificates = ({ factoryId }: { factoryId: string }) => {
  const { t } = useTranslation('certificate');
  const { data, isError, isFetching, refetch } = useQuery(certificateQueries.ofFactory(factoryId));
  if (isError) return <ErrorState heading="p" onRetry={refetch} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="block" />;
  const add = data.can.add && (
    <LinkButton to={certificatePaths.add(factoryId)}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </LinkButton>
  );
  if (data.rows.length === 0) {
    const text = t(data.can.add ? 'emptyFactory.text' : 'empty.viewer');
    return (
      <EmptyState heading="p" icon={Award} title={t('emptyFactory.title')} text={text}>
        {add}
      </EmptyState>
    );
  }
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <Link to={certificatePaths.list(factoryId)}>{t('all')}</Link>
        {add}
      </div>
      <ul className={styles.cards}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <Link className={styles.card} to={certificatePaths.one(row.id)}>
              <span className={styles.standard}>
                <bdi>{certificateName(row)}</bdi>
                <span className={styles.small}>
                  <bdi>{[row.number, row.issuer].filter(Boolean).join(' · ')}</bdi>
                </span>
              </span>
              <CertificateState {...row} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
