import {
  BY_PRODUCTS_MAX,
  dimensionOf,
  FLOW_WORDS_MAX,
  type ProductionRecord,
  TOLERANCE_MAX,
  type Unit,
} from '@ieum/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUnitOptions } from '../../factory/unit-options.ts';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { FormSection, Pair } from '../../kit/form/form-layout.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { useFlowWords } from '../flow-words.ts';
import rowStyles from '../ledger/row/row.module.css';
import type { ProductionFields } from './fields.ts';

const { Number: Amount, Select, Text, Area } = boundInputs<ProductionFields>();

/** Inputs for the output, the consumption and the remaining stock. */
export const ProductionInputs = ({ production }: { production: ProductionRecord }) => {
  const { t } = useTranslation('flow');
  return (
    <>
      <FormSection title={t('production.out')} lead={t('production.outLead')}>
        <OutInputs production={production} />
      </FormSection>
      <FormSection title={t('production.in')} lead={t('production.inLead')}>
        {production.inputs.length === 0 && <p className={rowStyles.none}>{t('production.noBill')}</p>}
        {production.inputs.map((input, at) => (
          <LineInputs key={input.inputId} input={input} at={at} />
        ))}
      </FormSection>
      <FormSection title={t('production.byProducts')} lead={t('production.byProductsLead')}>
        <ByProducts />
      </FormSection>
      <FormSection title={t('production.more')} lead={t('production.moreLead')}>
        <Amount name="tolerance" label={t('production.tolerance')} isOptional min={0} max={TOLERANCE_MAX} unit="%" />
        <Area name="note" label={t('figure.note')} isOptional maxLength={FLOW_WORDS_MAX} rows={3} />
      </FormSection>
    </>
  );
};

const isLike = (like: Unit) => (unit: Unit) => dimensionOf(unit) === dimensionOf(like) || dimensionOf(unit) === 'mass';

const OutInputs = ({ production }: { production: ProductionRecord }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const unitOptions = useUnitOptions();
  const { control } = useFormContext<ProductionFields>();
  const unit = words.sign(useWatch({ control, name: 'unit' }));
  const shipped = production.shipped !== null && {
    help: t('production.shipped', { quantity: words.quantity(production.shipped, production.unit) }),
  };
  return (
    <>
      <Pair>
        <Amount name="quantityOut" label={t('production.quantityOut')} min={0} {...shipped} />
        <Select name="unit" label={t('figure.unit')} options={unitOptions(isLike(production.product.unit))} />
      </Pair>
      <Amount name="scrap" label={t('production.scrap')} isOptional min={0} unit={unit} />
    </>
  );
};

const LineInputs = ({ input, at }: { input: ProductionRecord['inputs'][number]; at: number }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const unitOptions = useUnitOptions();
  const { name, quantityPerUnit, lossPercent, received, unit } = input;
  const { control } = useFormContext<ProductionFields>();
  const chosen = words.sign(useWatch({ control, name: `inputs.${at}.unit` }));
  const factor =
    quantityPerUnit === null
      ? t('production.noFactor')
      : t('production.factor', { perUnit: words.quantity(quantityPerUnit, unit), loss: words.percent(lossPercent) });
  const got =
    received === null
      ? t('production.receivedUnknown')
      : t('production.received', { quantity: words.quantity(received, unit) });
  return (
    <fieldset className={rowStyles.lots}>
      <legend>{name}</legend>
      <p className={rowStyles.who}>{`${got} · ${factor}`}</p>
      <Pair>
        <Amount name={`inputs.${at}.stockOpen`} label={t('production.stockOpen')} isOptional min={0} unit={chosen} />
        <Amount name={`inputs.${at}.stockClose`} label={t('production.stockClose')} isOptional min={0} unit={chosen} />
      </Pair>
      <Pair>
        <Amount name={`inputs.${at}.quantity`} label={t('production.used')} isOptional min={0} />
        <Select name={`inputs.${at}.unit`} label={t('figure.unit')} options={unitOptions(isLike(unit))} />
      </Pair>
    </fieldset>
  );
};

const ByProducts = () => {
  const { t } = useTranslation('flow');
  const units = useUnitOptions()();
  const { control } = useFormContext<ProductionFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'byProducts' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <div key={id} className={rowStyles.lot}>
          <Text name={`byProducts.${at}.name`} label={t('production.byProduct')} />
          <Pair>
            <Amount name={`byProducts.${at}.quantity`} label={t('figure.quantity')} min={0} />
            <Select name={`byProducts.${at}.unit`} label={t('figure.unit')} options={units} />
          </Pair>
          <Button size="small" look="ghost" onClick={() => remove(at)}>
            <Trash2 size={16} aria-hidden />
            {t('production.removeByProduct', { at: at + 1 })}
          </Button>
        </div>
      ))}
      {fields.length < BY_PRODUCTS_MAX && (
        <div>
          <Button size="small" onClick={() => append({ name: '', quantity: null, unit: 'KGM' })}>
            <Plus size={16} aria-hidden />
            {t('production.addByProduct')}
          </Button>
        </div>
      )}
    </>
  );
};
