import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { CompanyField, CompanyFields } from './fields.ts';

/** Labels and formatted values of a company's profile. */
export const useCompanyWords = () => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  return {
    label: (field: CompanyField) => t(`field.${field}`),
    value: (field: CompanyField, fields: CompanyFields) => {
      const value = fields[field] ?? '';
      if (field === 'country') return countryName(value, tag);
      return field === 'openedOn' && value !== '' ? formatDate(value, tag) : value;
    },
  };
};
