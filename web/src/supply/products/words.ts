import type { ShownProduct } from '@ieum/contract';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUnitAmount } from '../../factory/unit-amount.ts';
import { formatNumber, formatPercent, MAX_DIGITS } from '../../kit/format/number-text.ts';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useMaterialWords } from '../materials/material-words.ts';
import type { ProductFormFields } from './form/fields.ts';

type Line = Pick<
  ShownProduct['inputs'][number],
  'name' | 'hs' | 'quantityPerUnit' | 'unit' | 'massShare' | 'spendShare' | 'materials'
>;

/** Numeric fields with their unit. The unit of a quantity is in another field. */
const NUMBERS: Partial<Record<string, string>> = {
  kgPerUnit: ' kg',
  quantityPerUnit: '',
  lossPercent: '%',
  massShare: '%',
  spendShare: '%',
  massFraction: '%',
};
const CHOICES: Partial<Record<string, string>> = { kind: 'kind', state: 'state' };

/** Formats the values of a product for reading, a field anywhere in it by its path: `inputs.0.massShare`. */
export const useProductWords = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const named = useLooseWords('product');
  const unitNamed = useLooseWords('unit');
  const unitAmount = useUnitAmount();
  const { textOf } = useMaterialWords();

  const number = (value: number | null) => (value === null ? '' : formatNumber(value, tag));
  const share = (value: number | null) => (value === null ? '' : formatPercent(value, tag, MAX_DIGITS));
  const unit = (value: string) => unitNamed(value) ?? value;
  const amount = (value: number | null, code: string) => (value === null ? '' : unitAmount(value, number(value), code));
  const materials = (stated: ShownProduct['materials']) =>
    stated.map((one) => [textOf(one.material), share(one.massFraction)].filter(Boolean).join(' ')).join(', ');
  const line = (input: Line) => {
    const used = amount(input.quantityPerUnit, input.unit);
    const mass = input.massShare === null ? '' : `${t('part.massShare')} ${share(input.massShare)}`;
    const spend = input.spendShare === null ? '' : `${t('part.spendShare')} ${share(input.spendShare)}`;
    const made = materials(input.materials);
    return [input.name, input.hs && `HS ${input.hs}`, used, mass, spend, made].filter(Boolean).join(' · ');
  };
  /** Counts the materials of a list, and names the fraction of one. */
  const materialAt = (list: string, row: string, part = '') =>
    [`${list} ${Number(row) + 1}`, part === 'massFraction' && t('part.massFraction')].filter(Boolean).join(' · ');
  const value = (path: string, text: string | null) => {
    if (text === null || text === '') return '';
    const key = path.split('.').at(-1) ?? '';
    const counted = NUMBERS[key];
    if (counted !== undefined) return `${number(Number(text))}${counted}`;
    if (key === 'unit') return unit(text);
    if (key === 'material' || key === 'family') return textOf(text);
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'yes' : 'no');
    const choices = CHOICES[key];
    return (choices && named(`${choices}.${text}`)) ?? text;
  };

  return {
    number,
    share,
    unit,
    amount,
    value,
    label: (path: string) => {
      const [field = '', row, part, nth] = path.split('.');
      const group = named(`label.${field}`) ?? field;
      if (row === undefined) return group;
      if (field === 'materials') return materialAt(group, row, part);
      const head = t('bill.row', { row: Number(row) + 1 });
      if (part === undefined) return head;
      const place = `${head} · ${named(`part.${part}`) ?? part}`;
      return nth === undefined ? place : materialAt(place, nth, path.split('.').at(-1));
    },
    /** Formats a field of the form. The bill gets a line for each input. */
    fieldOf: (field: string, fields: ProductFormFields) => {
      if (field === 'inputs') return fields.inputs.map(line).join('\n');
      if (field === 'materials') return materials(fields.materials);
      const found: unknown = get(fields, field);
      return value(field, found === null || found === undefined ? null : String(found));
    },
  };
};
