import type { ShownProduct } from '@ieum/contract';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { ProductFormFields } from './form/fields.ts';

type Line = Pick<
  ShownProduct['inputs'][number],
  'name' | 'hs' | 'quantityPerUnit' | 'unit' | 'massShare' | 'spendShare'
>;

/** Numbers, and what they count; of a quantity another field says it. */
const NUMBERS: Partial<Record<string, string>> = {
  kgPerUnit: ' kg',
  quantityPerUnit: '',
  lossPercent: ' %',
  massShare: ' %',
  spendShare: ' %',
};
const CHOICES: Partial<Record<string, string>> = { kind: 'kind', state: 'state', materialGroup: 'group' };

/** What stands in a product, as a person reads it; of a field anywhere in it, by its path: `inputs.0.massShare`. */
export const useProductWords = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const named = useLooseWords('product');
  const unitNamed = useLooseWords('unit');

  const number = (value: number | null) => (value === null ? '' : formatNumber(value, tag));
  const share = (value: number | null) => (value === null ? '' : `${number(value)} %`);
  const unit = (value: string) => unitNamed(value) ?? value;
  const line = (one: Line) => {
    const amount = one.quantityPerUnit === null ? '' : `${number(one.quantityPerUnit)} ${unit(one.unit)}`;
    const mass = one.massShare === null ? '' : `${t('part.massShare')} ${share(one.massShare)}`;
    const spend = one.spendShare === null ? '' : `${t('part.spendShare')} ${share(one.spendShare)}`;
    return [one.name, one.hs && `HS ${one.hs}`, amount, mass, spend].filter(Boolean).join(' · ');
  };
  const value = (path: string, text: string | null) => {
    if (text === null || text === '') return '';
    const key = path.split('.').at(-1) ?? '';
    const counted = NUMBERS[key];
    if (counted !== undefined) return `${number(Number(text))}${counted}`;
    if (key === 'unit') return unit(text);
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'yes' : 'no');
    const choices = CHOICES[key];
    return (choices && named(`${choices}.${text}`)) ?? text;
  };

  return {
    number,
    share,
    unit,
    value,
    label: (path: string) => {
      const [field = '', row, part] = path.split('.');
      const group = named(`label.${field}`) ?? field;
      if (row === undefined) return group;
      const head = t('bill.row', { row: Number(row) + 1 });
      return part === undefined ? head : `${head} · ${named(`part.${part}`) ?? part}`;
    },
    /** A field of the form; the bill is a line for each input. */
    fieldOf: (field: string, fields: ProductFormFields) => {
      if (field === 'inputs') return fields.inputs.map(line).join('\n');
      const found: unknown = get(fields, field);
      return value(field, found === null || found === undefined ? null : String(found));
    },
  };
};
