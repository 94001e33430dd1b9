import { useTranslation } from 'react-i18next';
import { countryName } from '../kit/format/country-names.ts';
import { useLooseWords } from '../kit/language/loose-words.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { useFactoryWords } from './factory-words.ts';

/** Translation groups for the values of a field, by the last part of its path. */
const CHOICES: Partial<Record<string, string>> = {
  siteType: 'siteType',
  state: 'state',
  precision: 'precision',
  scheme: 'scheme',
  period: 'period',
  purpose: 'purpose',
  registrationExemption: 'exemption',
  ksicRevision: 'ksicRevision',
};
const DAYS = ['openedOn', 'closedOn', 'on'];
const NUMBERS = [
  'total',
  'female',
  'migrant',
  'temporary',
  'siteArea',
  'buildingArea',
  'manufacturingArea',
  'quantity',
  'operatingDays',
  'shifts',
  'latitude',
  'longitude',
];

/** Returns label and readable value of any field, by its path in the history, for example `contacts.0.email`. */
export const useFieldWords = () => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const named = useLooseWords('factory');
  const unitNamed = useLooseWords('unit');
  const words = useFactoryWords();

  return {
    label: (path: string) => {
      const [field = '', ...rest] = path.split('.');
      const row = rest.find((part) => /^\d+$/.test(part));
      const part = rest.find((text) => !/^\d+$/.test(text));
      const group = named(`label.${field}`) ?? field;
      const head = row === undefined ? group : t('form.rowOf', { label: group, row: Number(row) + 1 });
      return part === undefined ? head : `${head} · ${named(`part.${field}.${part}`) ?? part}`;
    },
    value: (path: string, value: string | null) => {
      if (value === null || value === '') return '';
      const key = path.split('.').at(-1) ?? '';
      if (DAYS.includes(key)) return words.day(value);
      if (NUMBERS.includes(key)) return words.number(Number(value));
      if (key === 'country') return countryName(value, tag);
      if (key === 'region') return words.region(value);
      if (key === 'unit') return unitNamed(value) ?? value;
      if (value === 'true' || value === 'false') return t(value === 'true' ? 'form.yes' : 'form.no');
      const choices = CHOICES[key];
      return (choices && named(`${choices}.${value}`)) ?? value;
    },
  };
};
