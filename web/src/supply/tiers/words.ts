import type { Names } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { formatCompact, formatNumber, formatPercent } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import type { TierLink, TierNode } from './model.ts';

const NOTHING = '–';

/** Drops a code where a longer one begins with it: four digits add nothing beside six. */
export const withoutPrefixes = (codes: string[]) =>
  codes.filter((code) => !codes.some((longer) => longer !== code && longer.startsWith(code)));

type NamedCompany = Names & Pick<TierNode, 'token'> & { isOwn?: boolean };

/** Names companies, tiers, countries and shares the same everywhere on the screen. */
export const useTierWords = () => {
  const { t } = useTranslation('tier');
  const { tag } = useLanguage();
  const { nameOf, namesOf } = useNames();
  return useMemo(() => {
    const collator = new Intl.Collator(tag, { numeric: true });
    return {
      /** Shares one collator for up to ten thousand names, where `localeCompare` would create one for each call. */
      inOrder: collator.compare,
      /** Formats counts where only two or three digits fit. */
      compact: (count: number) => formatCompact(count, tag),
      nameOf: ({ token, isOwn = false, ...names }: NamedCompany) =>
        nameOf(names) || (isOwn ? t('ourCompany') : t('masked', { token })),
      /** Returns the name in another script; empty where there is none. */
      otherNameOf: (names: Names) => namesOf(names).beside,
      tiersOf: (tiers: number[]) => (tiers.length === 0 ? '' : t('tier', { tiers: tiers.join(' · ') })),
      countryOf: (country: string) => (country ? countryName(country, tag) : t('unknownCountry')),
      companies: (count: number) => t('companies', { count, shown: formatNumber(count, tag) }),
      links: (count: number) => t('links', { count, shown: formatNumber(count, tag) }),
      shareOf: ({ share, band }: Pick<TierLink, 'share' | 'band'>) => {
        if (share !== null) return formatPercent(share, tag);
        return band === '' ? NOTHING : t(`band.${band}`);
      },
    };
  }, [t, tag, nameOf, namesOf]);
};
