import type { CorrectionField } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

const OTHERS_ABROAD = ['businessNumber', 'certificate', 'phone'] as const;

/** Abroad there is another number, another paper, and any phone. */
export const useFieldNames = (isAbroad: boolean) => {
  const { t } = useTranslation('verification');
  return (field: CorrectionField) => {
    const other = isAbroad ? OTHERS_ABROAD.find((one) => one === field) : undefined;
    return other ? t(`fieldAbroad.${other}`) : t(`field.${field}`);
  };
};
