import type { CorrectionField } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

/** Abroad there is another number, another paper, and any phone. */
const ABROAD = {
  businessNumber: 'fieldAbroad.businessNumber',
  certificate: 'fieldAbroad.certificate',
  phone: 'fieldAbroad.phone',
} as const;

type NamedField = CorrectionField | 'email';

export const useFieldNames = (isAbroad: boolean) => {
  const { t } = useTranslation('verification');
  const isOther = (field: NamedField): field is keyof typeof ABROAD => isAbroad && field in ABROAD;
  return (field: NamedField) => (isOther(field) ? t(ABROAD[field]) : t(`field.${field}`));
};
