import { useTranslation } from 'react-i18next';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
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
  const dialog = useActForm<Fields>(start, () => [], ends);
  return (
    <SendDialog
      {...dialog}
      title={t('dialog.assign.title')}
      text={t('dialog.assign.text')}
      submit={t('dialog.assign.send')}
      isPending={assign.isPending}
      send={({ productId }, how) => assign.mutate({ id, version, productId: productId || null }, how)}
    >
      <ProductPicker label={t('label.ownProduct.buyer')} help={t('dialog.assign.help')} isOptional />
    </SendDialog>
  );
};
