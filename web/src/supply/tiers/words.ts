import { MATERIAL_GROUPS } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { TierLink, TierNode } from './model.ts';

const NOTHING = '–';

/** Four digits say nothing beside six that begin with them. */
export const fullest = (codes: string[]) =>
  codes.filter((code) => !codes.some((other) => other !== code && other.startsWith(code)));

type Named = Pick<TierNode, 'name' | 'token'> & { isOwn?: boolean };

/** How companies, tiers, countries and shares are called everywhere on the screen. */
export const useTierWords = () => {
  const { t } = useTranslation('tier');
  const { tag } = useLanguage();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(tag);
    const collator = new Intl.Collator(tag, { numeric: true });
    return {
      /** Of ten thousand names, too: made once, unlike what `localeCompare` asks for each time. */
      inOrder: collator.compare,
      /** Where there is room for two or three digits. */
      compact: new Intl.NumberFormat(tag, { notation: 'compact' }),
      nameOf: ({ name, token, isOwn = false }: Named) => {
        if (isOwn) return name || t('ourCompany');
        return name || t('masked', { token });
      },
      tiersOf: (tiers: number[]) => (tiers.length === 0 ? '' : t('tier', { tiers: tiers.join(' · ') })),
      countryOf: (country: string) => (country ? countryName(country, tag) : t('unknownCountry')),
      companies: (count: number) => t('companies', { count, shown: numbers.format(count) }),
      links: (count: number) => t('links', { count, shown: numbers.format(count) }),
      shareOf: ({ share, band }: Pick<TierLink, 'share' | 'band'>) => {
        if (share !== null) return `${numbers.format(share)}%`;
        return band === '' ? NOTHING : t(`band.${band}`);
      },
      materialOf: (material: string) => {
        const known = MATERIAL_GROUPS.find((one) => one === material);
        return known ? t(`material.${known}`) : material;
      },
    };
  }, [t, tag]);
};
