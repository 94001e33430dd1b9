import type { Certificate } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecordColumns } from '../../kit/record/record-columns.tsx';
import { RecordHead, RecordPage } from '../../kit/record/record-page.tsx';
import { RecordStrip } from '../../kit/record/record-summary.tsx';
import { CertificateActs } from './acts.tsx';
import { certificateQueries } from './certificate.queries.ts';
import { certificateName } from './certificate-name.ts';
import styles from './certificates.module.css';
import { CertificateFactories } from './factories.tsx';
import { CertificateFacts } from './facts.tsx';
import { CertificateDocument } from './paper.tsx';
import { CertificateBadge, useRemainingTime } from './status.tsx';
import { CertificateReminders, CertificateVersions } from './versions.tsx';

/** Shows one certificate: its status, its facts and its document, and beside them its factories and versions. */
export const CertificatePage = () => {
  const { id = '' } = useParams();
  return <OpenCertificate key={id} id={id} />;
};

const OpenCertificate = ({ id }: { id: string }) => {
  const { t } = useTranslation('certificate');
  const { name: language } = useLanguage();
  const certificate = useSuspenseQuery(certificateQueries.one(id)).data;
  const name = certificateName(certificate);
  const about = certificate.standard[language];
  return (
    <RecordPage
      places={[{ label: t('title'), to: certificatePaths.list() }]}
      title={name}
      tabTitle={t('one.tab', { name })}
    >
      <RecordHead
        title={name}
        badge={<CertificateBadge light={certificate.light} />}
        facts={[about !== certificate.standard.code && about]}
        acts={certificate.can.remove && <CertificateActs one={certificate} />}
      />
      <CertificateNotes one={certificate} />
      <CertificateStrip one={certificate} />
      <RecordColumns
        rail={
          <>
            <CertificateFactories factories={certificate.factories} />
            <CertificateVersions one={certificate} />
            <CertificateReminders one={certificate} />
          </>
        }
      >
        <CertificateFacts one={certificate} />
        <CertificateDocument one={certificate} />
      </RecordColumns>
    </RecordPage>
  );
};

const CertificateStrip = ({ one }: { one: Certificate }) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  const left = useRemainingTime(one);
  const isUrgent = one.light === 'expired' || one.light === 'expiring_30' || one.light === 'expiring_90';
  return (
    <RecordStrip
      facts={[
        { label: t('field.number'), value: one.number },
        { label: t('field.issuer'), value: one.issuer },
        { label: t('field.validFrom'), value: one.validFrom && formatDate(one.validFrom, tag) },
        { label: t('field.validTo'), value: formatDate(one.validTo, tag), note: left, isUrgent },
      ]}
    />
  );
};

/** Says that a newer certificate has replaced this one, or that it was revoked. */
const CertificateNotes = ({ one }: { one: Certificate }) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  const [latest] = one.versions;
  const isReplaced = latest !== undefined && latest.id !== one.id;
  return (
    <>
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
    </>
  );
};
