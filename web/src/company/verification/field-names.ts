import type { CorrectionField } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

/** Labels that differ for a foreign company: another number, another certificate, and any phone. */
const ABROAD = {
  businessNumber: 'fieldAbroad.businessNumber',
  certificate: 'fieldAbroad.certificate',
  phone: 'fieldAbroad.phone',
} as const;

type NamedField = CorrectionField | 'email';

export const useFieldNames = (isAbroad: boolean) => {
  const { t } = useTranslation('verification');
  const hasForeignName = (field: NamedField): field is keyof typeof ABROAD => isAbroad && field in ABROAD;
  return (field: NamedField) => (hasForeignName(field) ? t(ABROAD[field]) : t(`field.${field}`));
};
