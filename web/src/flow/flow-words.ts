import {
  type FlowCompany,
  type FlowFactory,
  type FlowNode,
  formatRange,
  type ListedFlow,
  type Names,
  regionName,
  type ShareRange,
} from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../kit/format/country-names.ts';
import { formatDate, formatDays, formatMoment } from '../kit/format/moment.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { useNames } from '../kit/language/use-names.ts';
import { useMaterialWords } from '../supply/materials/material-words.ts';
import { useQuantityWords } from '../supply/quantity-words.ts';

const KG_IN_TONNE = 1_000;
const PERCENT = 100;

/** Formats quantities, periods, companies and places the same on all flow screens. */
export const useFlowWords = () => {
  const { t } = useTranslation('flow');
  const { t: tTier } = useTranslation('tier');
  const { name: language, tag } = useLanguage();
  const { nameOf } = useNames();
  const amounts = useQuantityWords();
  const materials = useMaterialWords();
  return useMemo(() => {
    const { number, percent } = amounts;
    const countryOf = (country: string) => (country ? countryName(country, tag) : tTier('unknownCountry'));
    const company = ({ token, ...names }: Names & Pick<FlowCompany, 'token'>) =>
      nameOf(names) || tTier('masked', { token });
    return {
      ...amounts,
      countryOf,
      company,
      /** Joins the country and the region of an origin. */
      origin: ({ country, region }: { country: string; region: string }) =>
        [countryOf(country), regionName(region, language, country)].filter(Boolean).join(' · '),
      share: (part: number) => percent(part * PERCENT),
      shareRange: ({ from, to }: ShareRange) => formatRange((part) => percent(part * PERCENT), from, to, tag),
      /** Shows tonnes from 1,000 kg on, which are easier to read. */
      mass: (kg: number) => (Math.abs(kg) >= KG_IN_TONNE ? `${number(kg / KG_IN_TONNE)} t` : `${number(kg)} kg`),
      day: (value: string) => formatDate(value, tag),
      days: (from: string, to: string) => formatDays(from, to, tag),
      moment: (at: string) => formatMoment(at, tag),
      partner: ({ side, partner }: Pick<ListedFlow, 'side' | 'partner'>) =>
        side === 'own' ? t('side.own') : (partner && nameOf(partner)) || t('unnamedPartner'),
      factory: (factory: FlowFactory) => {
        if (!factory) return t('factory.unknown');
        return factory.name || t('factory.hidden');
      },
      /** Names one material; an empty name is that of goods without one. */
      material: materials.textOf,
      /** Names the kind of goods in one line; empty where nothing is stated. */
      kind: materials.goodsOf,
      node: (node: FlowNode) => {
        if (node.kind === 'others') return t('node.others');
        if (node.kind === 'country') return countryOf(node.country);
        if (node.kind === 'tier') return tierName(node.tier);
        const owner = node.company && company(node.company);
        if (node.kind === 'factory') return [owner, node.name || t('factory.unknown')].filter(Boolean).join(' · ');
        return owner || (node.isOwn ? tTier('ourCompany') : t('unnamedPartner'));
      },
    };
    function tierName(tier: number) {
      if (tier === 0) return tTier('ourCompany');
      return tier < 0 ? t('node.customers') : tTier('tier', { tiers: tier });
    }
  }, [t, tTier, amounts, materials, language, tag, nameOf]);
};
