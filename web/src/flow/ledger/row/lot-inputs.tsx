import { FLOW_LOTS_MAX } from '@ieum/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { Pair } from '../../../kit/form/form-layout.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { FieldError } from '../../../kit/ui/field/field.tsx';
import { type FigureFields, NEW_LOT } from './figure-fields.ts';
import styles from './row.module.css';

const { Text, Number: Amount, Date: Day } = boundInputs<FigureFields>();

/** Inputs for the lots of a figure. Lots are optional. */
export const LotInputs = () => {
  const { t } = useTranslation('flow');
  const message = useFieldMessage();
  const { control, formState } = useFormContext<FigureFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lots' });
  const { root, message: whole } = formState.errors.lots ?? {};
  return (
    <fieldset className={styles.lots}>
      <legend>{t('figure.lots')}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.lot}>
          <Pair>
            <Text name={`lots.${at}.number`} label={t('lot.number')} />
            <Amount name={`lots.${at}.quantity`} label={t('lot.quantity')} isOptional min={0} />
          </Pair>
          <Pair>
            <Day name={`lots.${at}.shippedOn`} label={t('lot.shippedOn')} isOptional />
            <Day name={`lots.${at}.receivedOn`} label={t('lot.receivedOn')} isOptional />
          </Pair>
          <Text name={`lots.${at}.document`} label={t('lot.document')} isOptional />
          <Button size="small" look="ghost" onClick={() => remove(at)}>
            <Trash2 size={16} aria-hidden />
            {t('lot.remove', { at: at + 1 })}
          </Button>
        </div>
      ))}
      <FieldError id="lots" error={message(root?.message ?? whole)} />
      {fields.length < FLOW_LOTS_MAX && (
        <Button size="small" onClick={() => append(NEW_LOT)}>
          <Plus size={16} aria-hidden />
          {t('lot.add')}
        </Button>
      )}
    </fieldset>
  );
};
