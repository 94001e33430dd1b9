import { groupedBusinessNumber, IDENTITY_FIELDS, type Identity } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';

/** Lists the fields of a company's identity. */
export const IdentityFacts = ({ identity }: { identity: Identity }) => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  const labelOf = (field: keyof Identity) => (field === 'number' ? t('identity.number') : t(`field.${field}`));
  const textOf = (field: keyof Identity) => {
    if (field === 'country') return countryName(identity.country, tag);
    return field === 'number' ? groupedBusinessNumber(identity.number, identity.country) : identity[field];
  };
  return <DefinitionList items={IDENTITY_FIELDS.map((field) => ({ label: labelOf(field), value: textOf(field) }))} />;
};
