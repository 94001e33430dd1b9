import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OriginModel } from '../model.ts';
import { useOriginWords } from '../use-origin-words.ts';
import type { LabelText } from './label-layout.ts';
import type { CountryPoint } from './map-model.ts';

/** Width from which a label also says which company it is. */
const WIDE = 560;

/** Names a point of the map: its country, and the tiers and companies there. */
export const usePointText = ({ companyBy }: OriginModel, width: number) => {
  const { t } = useTranslation('origin');
  const { countryOf, range, nameOf } = useOriginWords();
  return useCallback(
    ({ id, tiers, companies, end }: CountryPoint): LabelText => {
      const suppliers = tiers.filter((tier) => tier > 0);
      const [first, last] = [suppliers[0], suppliers.at(-1)];
      const tierText = () => {
        if (first === undefined || last === undefined) return '';
        return first === last ? t('map.oneTier', { tier: first }) : t('map.tiers', { from: first, to: last });
      };
      const [only] = companies;
      const company = companies.length === 1 && width >= WIDE ? companyBy(only ?? '') : undefined;
      const details = [tierText(), company && !company.isOwn && nameOf(company), end && range(end)];
      return { name: countryOf(id), detail: details.filter(Boolean).join(' · ') };
    },
    [t, countryOf, range, nameOf, companyBy, width],
  );
};
