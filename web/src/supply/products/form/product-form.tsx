import type { ProductDetails } from '@ieum/contract';
import type { ComponentProps, FormEventHandler, RefObject } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftNote } from '../../../factory/form/draft-note.tsx';
import { FormActions, FormBody, LongForm } from '../../../kit/form/form-layout.tsx';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { usePlaceFocus } from '../../../kit/form/use-place-focus.ts';
import { Button, LinkButton } from '../../../kit/ui/button/button.tsx';
import type { ProductFormFields } from './fields.ts';
import { ProductInputs } from './inputs.tsx';

type ProductFormProps = {
  form: UseFormReturn<ProductFormFields, unknown, ProductDetails>;
  element: RefObject<HTMLFormElement | null>;
  guard: ComponentProps<typeof LeaveGuard>;
  submit: string;
  isPending: boolean;
  isDisabled?: boolean;
  cancelTo: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

export const ProductForm = (props: ProductFormProps) => {
  const { form, element, guard, submit, isPending, isDisabled = false, cancelTo, onSubmit } = props;
  const { t } = useTranslation('product');
  usePlaceFocus();
  return (
    <FormProvider {...form}>
      <LongForm>
        <FormBody ref={element} onSubmit={onSubmit} noValidate>
          <ProductInputs />
          <FormActions>
            <DraftNote />
            <LinkButton look="ghost" to={cancelTo}>
              {t('cancel')}
            </LinkButton>
            <Button type="submit" look="solid" onMouseDown={stayInField} isPending={isPending} disabled={isDisabled}>
              {submit}
            </Button>
          </FormActions>
        </FormBody>
      </LongForm>
      <LeaveGuard {...guard} />
    </FormProvider>
  );
};
