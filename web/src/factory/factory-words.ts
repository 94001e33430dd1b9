import { bracketed, groupedPhone, regionName, type ShownDetails } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../kit/format/country-names.ts';
import { formatDate } from '../kit/format/moment.ts';
import { formatNumber } from '../kit/format/number-text.ts';
import { useLabelled } from '../kit/language/use-labelled.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { addressPartsOf, addressStyleOf } from './location/address-layout.ts';
import { useUnitAmount } from './unit-amount.ts';

type Row<K extends keyof ShownDetails> = ShownDetails[K] extends (infer R)[] ? R : never;
type Address = Pick<ShownDetails, 'country' | 'region' | 'locality' | 'postalCode' | 'street' | 'streetDetail'>;

const joined = (parts: (string | false)[], by: string) => parts.filter(Boolean).join(by);

/** Formats the values of a factory for reading: names of choices, numbers and dates in the current language. */
export const useFactoryWords = () => {
  const withLabel = useLabelled();
  const { t } = useTranslation('factory');
  const unitAmount = useUnitAmount();
  const { name: language, tag } = useLanguage();

  const number = (value: number | null) => (value === null ? '' : formatNumber(value, tag));
  const day = (value: string) => value && formatDate(value, tag);
  const region = (value: string) => regionName(value, language);

  return {
    number,
    day,
    region,
    area: (value: number | null) => (value === null ? '' : unitAmount(value, number(value), 'MTK')),
    people: (value: number | null) => (value === null ? '' : t('form.peopleOf', { count: value })),
    /** Formats the address in the order of its country. */
    address: (address: Address) => {
      const style = addressStyleOf(address.country);
      const isEastern = style === 'KR' || style === 'JP' || style === 'CN';
      const parts = addressPartsOf(style).map((part) => (part === 'region' ? region(address.region) : address[part]));
      const place = countryName(address.country, tag);
      return joined(isEastern ? [place, ...parts] : [...parts, place], isEastern ? ' ' : ', ');
    },
    /** Formats only where it is: the city or region and the country. */
    place: ({ country, region: code, locality }: Address) => {
      const style = addressStyleOf(country);
      const isEastern = style === 'KR' || style === 'JP' || style === 'CN';
      const name = countryName(country, tag);
      return isEastern ? joined([name, region(code), locality], ' ') : joined([locality || region(code), name], ', ');
    },
    point: (point: ShownDetails['point']) =>
      point
        ? bracketed(
            [point.latitude, point.longitude].map((value) => formatNumber(value, tag)).join(', '),
            t(`precision.${point.precision}`),
            tag,
          )
        : '',
    process: ({ scheme, code, name, isPrimary, isOutsourced }: Row<'processes'>) => {
      const notes = [
        scheme !== 'own' && joined([t(`scheme.${scheme}`), code], ' '),
        isPrimary && t('part.processes.isPrimary'),
        isOutsourced && t('part.processes.isOutsourced'),
      ];
      const noted = joined(notes, ', ');
      return noted && name ? bracketed(name, noted, tag) : name || noted;
    },
    product: ({ name, hs }: Row<'products'>) => joined([name, hs && `(HS ${hs})`], ' '),
    capacity: ({ product, quantity, unit, period }: Row<'capacities'>) => {
      const amount = unitAmount(quantity, number(quantity), unit);
      const how = [t(`period.${period}`), amount];
      // English puts the period last ("5,000 t per year"), the other languages first ("1년에 5,000 t").
      const text = joined(tag === 'en' ? how.toReversed() : how, ' ');
      return product ? withLabel(product, text) : text;
    },
    customerCode: ({ customer, code }: Row<'customerCodes'>) =>
      customer && code ? withLabel(customer, code) : customer || code,
    contact: ({ purpose, name, email, phone }: Row<'contacts'>) =>
      joined([t(`purpose.${purpose}`), name, email, groupedPhone(phone)], ' · '),
  };
};
