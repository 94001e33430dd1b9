import type { RiskEntry } from '@ieum/contract';
import { countryName } from '../kit/format/country-names.ts';
import { useLanguage } from '../kit/language/use-language.ts';

/** Returns the country in the reader's language, with the region or sector as the operator has named it. */
export const useRiskName = () => {
  const { tag } = useLanguage();
  return ({ country, name }: Pick<RiskEntry, 'country' | 'name'>) =>
    [country && countryName(country, tag), name].filter(Boolean).join(' · ');
};
