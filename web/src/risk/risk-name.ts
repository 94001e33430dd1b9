import type { RiskEntry } from '@ieum/contract';
import { countryName } from '../kit/format/country-names.ts';
import { useLanguage } from '../kit/language/use-language.ts';

/** A country in the reader's language, a region with its country, a sector as the operator has called it. */
export const useRiskName = () => {
  const { tag } = useLanguage();
  return ({ country, name }: Pick<RiskEntry, 'country' | 'name'>) =>
    [country && countryName(country, tag), name].filter(Boolean).join(' · ');
};
