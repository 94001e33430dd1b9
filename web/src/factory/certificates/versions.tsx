import type { Certificate } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatDays } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RailSection } from '../../kit/record/record-columns.tsx';
import styles from './certificates.module.css';
import { CertificateBadge } from './status.tsx';

/** Lists the versions of a certificate, the latest first. Renders nothing for a single version. */
export const CertificateVersions = ({ one }: { one: Certificate }) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  if (one.versions.length < 2) return null;
  const periodOf = (from: string, to: string) => formatDays(from, to, tag);
  return (
    <RailSection title={t('one.versions')}>
      <ol className={styles.versions}>
        {one.versions.map(({ id, number, validFrom, validTo, light }) => (
          <li key={id}>
            <CertificateBadge light={light} />
            {id === one.id ? (
              <span aria-current="true">{periodOf(validFrom, validTo)}</span>
            ) : (
              <Link to={certificatePaths.one(id)}>{periodOf(validFrom, validTo)}</Link>
            )}
            <span className={styles.small}>{id === one.id ? t('one.thisOne') : <bdi>{number}</bdi>}</span>
          </li>
        ))}
      </ol>
    </RailSection>
  );
};

/** Lists the reminders that were sent, so that colleagues know who was reminded. */
export const CertificateReminders = ({ one }: { one: Certificate }) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  if (one.reminders.length === 0) return null;
  return (
    <RailSection title={t('one.reminders')}>
      <ul className={styles.versions}>
        {one.reminders.map(({ days, at }) => (
          <li key={days}>
            <time dateTime={at}>{formatDate(at, tag)}</time>
            <span className={styles.small}>
              {days === 0 ? t('one.remindedOnDay') : t('one.remindedBefore', { count: days })}
            </span>
          </li>
        ))}
      </ul>
    </RailSection>
  );
};
