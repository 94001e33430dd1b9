import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { ProductPicker } from '../../products/product-picker.tsx';
import { useAssignLink } from '../link.queries.ts';
import type { ActDialogProps } from './act-dialog.tsx';
import { useActForm } from './use-act-form.ts';

type Fields = { productId: string };

/** Assigns a supplier's claim to one of our products without confirming it. An empty choice means none. */
export const AssignDialog = ({ link, ...ends }: ActDialogProps) => {
  const { t } = useTranslation('link');
  const assign = useAssignLink();
  const { id, version, product, suggestedProductId } = link;
  const start = { productId: product?.id ?? suggestedProductId ?? '' };
  const { form, attempts, how } = useActForm<Fields>(start, () => [], ends);
  const submit = form.handleSubmit(({ productId }) =>
    assign.mutate({ id, version, productId: productId || null }, how),
  );
  return (
    <FormDialog
      title={t('dialog.assign.title')}
      text={t('dialog.assign.text')}
      submit={t('dialog.assign.send')}
      isPending={assign.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={ends.onClose}
    >
      <FormProvider {...form}>
        <ProductPicker label={t('label.ownProduct.buyer')} help={t('dialog.assign.help')} isOptional />
      </FormProvider>
    </FormDialog>
  );
};
