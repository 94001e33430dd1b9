import { groupedBusinessNumber, type Profile } from '@ieum/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { companyPaths } from '../../company/company.paths.ts';
import { useDownloadDocument } from '../../document/download-document.ts';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Button, LinkButton } from '../../kit/ui/button.tsx';
import { STATE_TONES } from '../verification-state.tsx';
import styles from './profile.module.css';
import { ProfileRow, ProfileRows, ProfileSection } from './profile-parts.tsx';

type Company = NonNullable<Profile['company']>;

export const CompanySection = ({ company }: { company: Company }) => {
  const { t } = useTranslation('account');
  const { name, businessNumber, state, membership, certificate } = company;
  const isRequested = membership === 'requested';
  return (
    <ProfileSection id="company" title={t('company.title')}>
      <ProfileRows>
        {name && <ProfileRow label={t('company.name')} value={name} />}
        {businessNumber && (
          <ProfileRow label={t('company.businessNumber')} value={groupedBusinessNumber(businessNumber)} />
        )}
        {!isRequested && (
          <ProfileRow
            label={t('company.verification')}
            value={<Badge tone={STATE_TONES[state]}>{t(`company.state.${state}.name`)}</Badge>}
            note={t(`company.state.${state}.text`)}
          />
        )}
        <ProfileRow
          label={t('company.membership')}
          value={<Badge tone={isRequested ? 'warn' : 'good'}>{t(`company.member.${membership}.name`)}</Badge>}
          note={t(`company.member.${membership}.text`)}
        />
        {certificate && <CertificateRow {...certificate} />}
      </ProfileRows>
      <LinkButton className={styles.start} to={companyPaths.profile()}>
        {t('company.open')}
      </LinkButton>
    </ProfileSection>
  );
};

const CertificateRow = ({ id, name, size }: NonNullable<Company['certificate']>) => {
  const { t } = useTranslation('account');
  const { tag } = useLanguage();
  const download = useDownloadDocument();
  return (
    <ProfileRow
      label={t('company.certificate')}
      value={name}
      note={formatFileSize(size, tag)}
      action={
        <Button
          size="small"
          aria-label={t('company.downloadOf', { name })}
          onClick={() => download.mutate({ id, name })}
          isPending={download.isPending}
        >
          <Download size={16} aria-hidden />
          {t('company.download')}
        </Button>
      }
    />
  );
};
