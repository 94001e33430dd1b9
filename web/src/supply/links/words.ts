import type { ListedLink, SupplyLink } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useUnitAmount } from '../../factory/unit-amount.ts';
import { countryName } from '../../kit/format/country-names.ts';
import { formatDate, formatDays } from '../../kit/format/moment.ts';
import { formatNumber, formatPercent, MAX_DIGITS } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';

type Figures = SupplyLink['figures'];
export const COMPARED = ['spendShare', 'volume', 'validFrom', 'validTo', 'factories', 'inputShare'] as const;
export type Compared = (typeof COMPARED)[number];

/** Formats the values of a link for reading. */
export const useLinkWords = () => {
  const { t } = useTranslation('link');
  const { tag } = useLanguage();
  const { nameOf } = useNames();
  const unitAmount = useUnitAmount();
  const day = (value: string) => value && formatDate(value, tag);
  const number = (value: number) => formatNumber(value, tag);
  const share = (value: number | null) => (value === null ? '' : formatPercent(value, tag, MAX_DIGITS));
  const volume = (value: Figures['volume']) =>
    value === null
      ? ''
      : t(`per.${value.period}`, { amount: unitAmount(value.quantity, number(value.quantity), value.unit) });
  return {
    day,
    number,
    share,
    volume,
    partner: ({ partner, state }: Pick<ListedLink, 'partner' | 'state'>) =>
      nameOf(partner) || t(state === 'unidentified' ? 'how.unidentified' : 'partner.unnamed'),
    country: (code: string) => (code === '' ? '' : countryName(code, tag)),
    validity: (from: string, to: string) => (to === '' ? t('since', { from: day(from) }) : formatDays(from, to, tag)),
    /** Formats one figure. Factories appear by name where the name is known. */
    figure: (field: Compared, figures: Figures, factories: SupplyLink['factories'] = []) => {
      switch (field) {
        case 'spendShare':
          return share(figures.spendShare);
        case 'inputShare':
          return share(figures.inputShare);
        case 'volume':
          return volume(figures.volume);
        case 'factories': {
          const ids = [...figures.buyerFactoryIds, ...figures.supplierFactoryIds];
          return ids.map((id) => factories.find((site) => site.id === id)?.name ?? t('unknownFactory')).join(', ');
        }
        default:
          return day(figures[field]);
      }
    },
  };
};
