import { proposedGoods } from '@ieum/contract';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUnitOptions } from '../../../factory/unit-options.ts';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { FieldRow } from '../../../kit/form/form-layout.tsx';
import { RowInputs } from '../../../kit/form/row-inputs.tsx';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { MaterialsInput } from '../../materials/materials-input.tsx';
import productStyles from '../products.module.css';
import { NEW_LINE, type ProductFormFields } from './fields.ts';
import { HsInput } from './hs-input.tsx';

const { Text, Select, Number: Figure } = boundInputs<ProductFormFields>();

const SHARE_LETTERS = 7;
const SHARES = ['massShare', 'spendShare'] as const;
const WHOLE = 100;
const ROUNDING = 0.1;

/** Edits the bill of materials, one line per input, and sums the shares during typing. */
export const BillInput = () => {
  const { t } = useTranslation('product');
  const message = useFieldMessage();
  const { control, formState } = useFormContext<ProductFormFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'inputs' });
  const error = formState.errors.inputs?.root?.message ?? formState.errors.inputs?.message;
  return (
    <RowInputs
      label={t('label.inputs')}
      error={message(error)}
      rows={fields}
      words={{ add: t('bill.add'), removeOf: (row) => t('bill.remove', { row: row + 1 }) }}
      onMouseDown={stayInField}
      onAdd={() => append(NEW_LINE)}
      onRemove={remove}
      below={<BillSums />}
    >
      {(row) => <LineInputs row={row} />}
    </RowInputs>
  );
};

const LineInputs = ({ row }: { row: number }) => {
  const { t } = useTranslation('product');
  const units = useUnitOptions()();
  const percent = { isOptional: true, min: 0, unit: '%', size: SHARE_LETTERS };
  return (
    <>
      <Text name={`inputs.${row}.name`} label={t('part.name')} />
      <HsInput name={`inputs.${row}.hs`} label={t('part.hs')} />
      <FieldRow>
        <Figure name={`inputs.${row}.quantityPerUnit`} label={t('part.quantityPerUnit')} isOptional min={0} />
        <Select name={`inputs.${row}.unit`} label={t('part.unit')} options={units} />
        <Figure name={`inputs.${row}.lossPercent`} label={t('part.lossPercent')} {...percent} />
      </FieldRow>
      <LineMaterials row={row} />
      <FieldRow>
        {SHARES.map((share) => (
          <Figure key={share} name={`inputs.${row}.${share}`} label={t(`part.${share}`)} {...percent} />
        ))}
      </FieldRow>
    </>
  );
};

const LineMaterials = ({ row }: { row: number }) => {
  const { t } = useTranslation('product');
  const line = useWatch<ProductFormFields, `inputs.${number}`>({ name: `inputs.${row}` });
  const { materials } = proposedGoods({ hs: (line?.hs ?? '').replace(/\D/g, ''), names: [line?.name ?? ''] });
  return <MaterialsInput name={`inputs.${row}.materials`} label={t('part.materials')} suggested={materials} />;
};

const BillSums = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const inputs = useWatch<ProductFormFields, 'inputs'>({ name: 'inputs' });
  const sums = SHARES.map((share) => {
    const values = inputs.flatMap((line) => line[share] ?? []);
    return { share, isStated: values.length > 0, sum: values.reduce((sum, value) => sum + value, 0) };
  }).filter(({ isStated }) => isStated);
  const shown = (value: number) => formatNumber(Math.round(value * WHOLE) / WHOLE, tag);
  const stateOf = (sum: number) => {
    if (sum > WHOLE + ROUNDING) return t('bill.over', { over: shown(sum - WHOLE) });
    return sum < WHOLE - ROUNDING ? t('bill.left', { left: shown(WHOLE - sum) }) : t('bill.whole');
  };
  return (
    <ul className={productStyles.sums} aria-label={t('bill.sums')} aria-live="polite">
      {sums.map(({ share, sum }) => (
        <li key={share} data-over={sum > WHOLE + ROUNDING || undefined}>
          <span>{t(`part.${share}`)}</span>
          <strong>{`${shown(sum)}%`}</strong>
          <span>{stateOf(sum)}</span>
        </li>
      ))}
    </ul>
  );
};
