import type { CorrectionField } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

/** Abroad there is another number, another paper, and any phone. */
const ABROAD = {
  businessNumber: 'fieldAbroad.businessNumber',
  certificate: 'fieldAbroad.certificate',
  phone: 'fieldAbroad.phone',
} as const;

export const useFieldNames = (isAbroad: boolean) => {
  const { t } = useTranslation('verification');
  const isOther = (field: CorrectionField): field is keyof typeof ABROAD => isAbroad && field in ABROAD;
  return (field: CorrectionField) => (isOther(field) ? t(ABROAD[field]) : t(`field.${field}`));
};
