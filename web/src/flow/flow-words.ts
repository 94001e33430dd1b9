import {
  type FlowCompany,
  type FlowFactory,
  type FlowNode,
  isQuarter,
  type ListedFlow,
  MATERIAL_GROUPS,
  UNITS,
} from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../kit/format/country-names.ts';
import { formatDate } from '../kit/format/moment-format.ts';
import { useLanguage } from '../kit/i18n/use-language.ts';

const KG_IN_TONNE = 1_000;
const DIGITS = 3;
const SHARE_DIGITS = 1;
/** The same in every language, and shorter than the names that are chosen from. */
const SIGNS: Partial<Record<string, string>> = {
  ...{ KGM: 'kg', GRM: 'g', MGM: 'mg', TNE: 't', LBR: 'lb', ONZ: 'oz' },
  ...{ MTR: 'm', CMT: 'cm', MMT: 'mm', KMT: 'km', MTK: 'm²', MTQ: 'm³', LTR: 'L', MLT: 'mL' },
  ...{ KWH: 'kWh', MWH: 'MWh', GWH: 'GWh' },
};

/** How quantities, periods, companies and places are called everywhere on these screens. */
export const useFlowWords = () => {
  const { t } = useTranslation('flow');
  const { t: tTier } = useTranslation('tier');
  const { t: tUnit } = useTranslation('unit');
  const { tag } = useLanguage();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: DIGITS });
    const shares = new Intl.NumberFormat(tag, { maximumFractionDigits: SHARE_DIGITS });
    const month = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'long' });
    const number = (value: number) => numbers.format(value);
    const unit = (code: string) => {
      const known = UNITS.find((one) => one === code);
      return known ? tUnit(known) : code;
    };
    const sign = (code: string) => SIGNS[code] ?? unit(code);
    const countryOf = (country: string) => (country ? countryName(country, tag) : tTier('unknownCountry'));
    const company = ({ name, token }: Pick<FlowCompany, 'name' | 'token'>) => name || tTier('masked', { token });
    return {
      number,
      unit,
      sign,
      countryOf,
      company,
      quantity: (value: number | null, code: string) => (value === null ? '' : `${number(value)} ${sign(code)}`),
      percent: (value: number) => `${shares.format(value)} %`,
      share: (part: number) => `${shares.format(part * 100)} %`,
      /** Tonnes where they are easier to read. */
      mass: (kg: number) => (Math.abs(kg) >= KG_IN_TONNE ? `${number(kg / KG_IN_TONNE)} t` : `${number(kg)} kg`),
      period: (period: string) => {
        const [year = '', part = ''] = period.split('-');
        if (isQuarter(period)) return t('period.quarter', { year, quarter: part.slice(1) });
        return month.format(new Date(`${period}-01T00:00:00Z`));
      },
      day: (value: string) => formatDate(value, tag),
      moment: (at: string) =>
        new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Seoul', dateStyle: 'medium', timeStyle: 'short' }).format(
          new Date(at),
        ),
      partner: ({ side, partner }: Pick<ListedFlow, 'side' | 'partner'>) =>
        side === 'own' ? t('side.own') : partner?.name || t('unnamedPartner'),
      factory: (factory: FlowFactory) => {
        if (!factory) return t('factory.unknown');
        return factory.name || t('factory.hidden');
      },
      material: (group: string) => {
        const known = MATERIAL_GROUPS.find((one) => one === group);
        return known ? tTier(`material.${known}`) : group || tTier('material.other');
      },
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
  }, [t, tTier, tUnit, tag]);
};
