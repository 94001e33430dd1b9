import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { ProductPicker } from '../products/product-picker.tsx';
import type { InviteFields } from './invite-fields.ts';

const { Number: Figure } = boundInputs<InviteFields>();
const SHARE_LETTERS = 8;

/** Inputs for our product, for what the supplier delivers for it, and for its share of the spend. */
export const ProductInputs = () => {
  const { t } = useTranslation('supplyInvite');
  const message = useFieldMessage();
  const { register, formState } = useFormContext<InviteFields>();
  return (
    <>
      <ProductPicker label={t('ownProduct')} help={t('ownProductHelp')} />
      <TextField
        label={t('asked')}
        help={t('askedHelp')}
        error={message(formState.errors.product?.message)}
        {...register('product')}
      />
      <Figure
        name="spendShare"
        label={t('share')}
        help={t('shareHelp')}
        isOptional
        min={0}
        unit="%"
        size={SHARE_LETTERS}
      />
    </>
  );
};
