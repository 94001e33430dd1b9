import { groupedBusinessNumber, type Profile } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { Download, Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownloadDocument } from '../../document/download-document.ts';
import { PdfView } from '../../document/pdf/view.tsx';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { Buttons } from '../../kit/ui/section/section.tsx';
import { STATE_TONES } from '../verification-state.tsx';
import styles from './profile.module.css';
import { ProfileRow, ProfileRows, ProfileSection } from './section.tsx';

type Company = NonNullable<Profile['company']>;

export const CompanySection = ({ company }: { company: Company }) => {
  const { t } = useTranslation('account');
  const name = useNames().bothOf(company);
  const { businessNumber, state, membership, certificate } = company;
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
  const [isOpen, setIsOpen] = useState(false);
  const download = useDownloadDocument();
  return (
    <ProfileRow
      label={t('company.certificate')}
      value={name}
      note={formatFileSize(size, tag)}
      action={
        <Buttons>
          <Button size="small" aria-label={t('company.viewOf', { name })} onClick={() => setIsOpen(true)}>
            <Eye size={16} aria-hidden />
            {t('company.view')}
          </Button>
          <Button
            size="small"
            aria-label={t('company.downloadOf', { name })}
            onClick={() => download.mutate({ id, name })}
            isPending={download.isPending}
          >
            <Download size={16} aria-hidden />
            {t('company.download')}
          </Button>
          {isOpen && (
            <Modal size="large" title={name} onClose={() => setIsOpen(false)}>
              <div className={styles.document}>
                <PdfView documentId={id} name={name} />
              </div>
            </Modal>
          )}
        </Buttons>
      }
    />
  );
};
