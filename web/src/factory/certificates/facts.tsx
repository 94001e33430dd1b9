import type { Certificate } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecordGroup } from '../../kit/record/record-group.tsx';

/** Lists the facts of a certificate. The empty ones lead an editor to the form. */
export const CertificateFacts = ({ one }: { one: Certificate }) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  const dayOf = (day: string) => (day === '' ? '' : formatDate(day, tag));
  const { assessorLevel, attestationType, accreditationBody, scope } = one;
  const editTo = one.can.edit ? certificatePaths.edit(one.id) : undefined;
  const fields = [
    { label: t('field.number'), value: one.number },
    { label: t('field.issuer'), value: one.issuer },
    { label: t('field.validFrom'), value: dayOf(one.validFrom) },
    { label: t('field.validTo'), value: dayOf(one.validTo) },
    { label: t('field.accreditationBody'), value: accreditationBody },
    { label: t('field.assessorLevel'), value: assessorLevel && t(`assessorLevel.${assessorLevel}`) },
    { label: t('field.attestationType'), value: attestationType && t(`attestationType.${attestationType}`) },
    { label: t('field.scope'), value: scope, isLong: true },
  ];
  return <RecordGroup title={t('one.facts')} fields={fields.map((item) => ({ ...item, to: editTo }))} isFirst />;
};
