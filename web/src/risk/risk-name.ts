import { type RiskEntry, regionName } from '@ieum/contract';
import { countryName } from '../kit/format/country-names.ts';
import { useLanguage } from '../kit/language/use-language.ts';

/** Returns country and region in the reader's language. A sector has the name that the operator has given it. */
export const useRiskName = () => {
  const { name: language, tag } = useLanguage();
  return ({ country, name }: Pick<RiskEntry, 'country' | 'name'>) =>
    (country ? [countryName(country, tag), regionName(name, language, country)] : [name]).filter(Boolean).join(' · ');
};
