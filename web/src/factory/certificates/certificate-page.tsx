import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { CertificateActs } from './acts.tsx';
import { certificatePaths } from './certificate.paths.ts';
import { certificateQueries } from './certificate.queries.ts';
import { certificateName } from './certificate-name.ts';
import styles from './certificates.module.css';
import { CertificateFacts } from './facts.tsx';
import { CertificatePaper } from './paper.tsx';
import { CertificateState } from './status.tsx';
import { CertificateReminders, CertificateVersions } from './versions.tsx';

/** One certificate: how it stands, what it says, and the paper itself beside it. */
export const CertificatePage = () => {
  const { id = '' } = useParams();
  return <OpenCertificate key={id} id={id} />;
};

const OpenCertificate = ({ id }: { id: string }) => {
  const { t } = useTranslation('certificate');
  const { name: language, tag } = useLanguage();
  const one = useSuspenseQuery(certificateQueries.one(id)).data;
  const name = certificateName(one);
  const [latest] = one.versions;
  const isReplaced = latest !== undefined && latest.id !== id;
  const back = (
    <LinkButton look="ghost" to={certificatePaths.list()}>
      <ArrowLeft size={16} aria-hidden />
      {t('toList')}
    </LinkButton>
  );
  const about = one.standard[language];

  return (
    <Page
      title={name}
      partTitle={t('one.tab', { name })}
      action={back}
      {...(about !== one.standard.code && { lead: about })}
    >
      <div className={styles.standing}>
        <CertificateState {...one} />
        <CertificateActs one={one} />
      </div>
      {isReplaced && (
        <p className={styles.note}>
          {t('one.replacedBy')} <Link to={certificatePaths.one(latest.id)}>{t('one.openLatest')}</Link>
        </p>
      )}
      {one.revokedAt && (
        <p className={styles.note}>
          {t('one.revokedOn', { date: formatDate(one.revokedAt, tag) })} · <bdi>{one.revokedReason}</bdi>
        </p>
      )}
      <div className={styles.certificate}>
        <div className={styles.side}>
          <CertificateFacts one={one} />
          <CertificateVersions one={one} />
          <CertificateReminders one={one} />
        </div>
        <CertificatePaper one={one} />
      </div>
    </Page>
  );
};
