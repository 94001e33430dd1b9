import { linksContract } from '@ieum/contract';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../../kit/form/checked-form.ts';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
import { ProductPicker } from '../../products/product-picker.tsx';
import { useAssignLink } from '../link.queries.ts';
import { LineInput } from '../proposal/figures-inputs.tsx';
import type { ActDialogProps } from './act-dialog.tsx';
import { useActForm } from './use-act-form.ts';

type Fields = { productId: string; figures: { inputId: string; inputShare: number | null } };
const NOTHING: Fields['figures'] = { inputId: '', inputShare: null };

/**
 * Assigns a supplier's claim to one of our products without confirming it, and states which input it feeds and with what
 * share. An empty choice means none.
 */
export const AssignDialog = ({ link, ...ends }: ActDialogProps) => {
  const { t } = useTranslation('link');
  const assign = useAssignLink();
  const { id, version, product, suggestedProductId } = link;
  const { inputId, inputShare } = link.figures;
  const start = {
    productId: product?.id ?? suggestedProductId ?? '',
    figures: { inputId: inputId ?? '', inputShare },
  };
  const dialog = useActForm<Fields>(start, problemsOf, ends);
  return (
    <SendDialog
      {...dialog}
      title={t('dialog.assign.title')}
      text={t('dialog.assign.text')}
      submit={t('dialog.assign.send')}
      isPending={assign.isPending}
      send={(fields, how) => assign.mutate({ id, version, ...assignmentOf(fields) }, how)}
    >
      <ProductPicker label={t('label.ownProduct.buyer')} help={t('dialog.assign.help')} isOptional />
      <InputOfProduct />
    </SendDialog>
  );
};

/** Another product has another bill, so a change of the product empties the input and its share. */
const InputOfProduct = () => {
  const { setValue } = useFormContext<Fields>();
  const productId = useWatch<Fields, 'productId'>({ name: 'productId' });
  const before = useRef(productId);
  useEffect(() => {
    if (before.current !== productId) setValue('figures', NOTHING);
    before.current = productId;
  }, [productId, setValue]);
  return productId === '' ? null : <LineInput productId={productId} />;
};

const assignmentOf = ({ productId, figures }: Fields) =>
  productId === ''
    ? { productId: null }
    : { productId, figures: { inputId: figures.inputId || null, inputShare: figures.inputShare } };

const { figures } = linksContract.assignLink.input.shape;

const problemsOf = (fields: Fields): FieldProblem[] =>
  figures.safeParse(assignmentOf(fields).figures).success ? [] : [['figures.inputShare', 'link:problem.share']];
