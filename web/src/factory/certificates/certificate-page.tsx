import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { CertificateActs } from './acts.tsx';
import { certificateQueries } from './certificate.queries.ts';
import { certificateName } from './certificate-name.ts';
import styles from './certificates.module.css';
import { CertificateFacts } from './facts.tsx';
import { CertificateDocument } from './paper.tsx';
import { CertificateState } from './status.tsx';
import { CertificateReminders, CertificateVersions } from './versions.tsx';

/** Shows one certificate: its status, its facts, and the document beside them. */
export const CertificatePage = () => {
  const { id = '' } = useParams();
  return <OpenCertificate key={id} id={id} />;
};

const OpenCertificate = ({ id }: { id: string }) => {
  const { t } = useTranslation('certificate');
  const { name: language, tag } = useLanguage();
  const certificate = useSuspenseQuery(certificateQueries.one(id)).data;
  const name = certificateName(certificate);
  const [latest] = certificate.versions;
  const isReplaced = latest !== undefined && latest.id !== id;
  const back = (
    <LinkButton look="ghost" to={certificatePaths.list()}>
      <ArrowLeft size={16} aria-hidden />
      {t('toList')}
    </LinkButton>
  );
  const about = certificate.standard[language];

  return (
    <Page
      title={name}
      partTitle={t('one.tab', { name })}
      action={back}
      {...(about !== certificate.standard.code && { lead: about })}
    >
      <div className={styles.status}>
        <CertificateState {...certificate} />
        <CertificateActs one={certificate} />
      </div>
      {isReplaced && (
        <p className={styles.note}>
          {t('one.replacedBy')} <Link to={certificatePaths.one(latest.id)}>{t('one.openLatest')}</Link>
        </p>
      )}
      {certificate.revokedAt && (
        <p className={styles.note}>
          {t('one.revokedOn', { date: formatDate(certificate.revokedAt, tag) })} ·{' '}
          <bdi>{certificate.revokedReason}</bdi>
        </p>
      )}
      <div className={styles.certificate}>
        <div className={styles.side}>
          <CertificateFacts one={certificate} />
          <CertificateVersions one={certificate} />
          <CertificateReminders one={certificate} />
        </div>
        <CertificateDocument one={certificate} />
      </div>
    </Page>
  );
};
