import { LINK_REASON_MAX, type LinkState } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
import { useCounterLink, useReviseLink } from '../link.queries.ts';
import { type FigureFields, figureFieldsOf, figureProblems, figuresInputOf } from '../proposal/fields.ts';
import { FiguresInputs } from '../proposal/figures-inputs.tsx';
import type { ActDialogProps } from './act-dialog.tsx';
import { OwnProductInput } from './own-product-input.tsx';
import { useActForm } from './use-act-form.ts';

type Fields = { productId: string; figures: FigureFields; note: string };
const { Area } = boundInputs<Fields>();

/** Corrects figures: as an answer, or as a change of our own proposal or of the agreed figures. */
export const FiguresDialog = ({ act, link, ...ends }: ActDialogProps & { act: 'counter' | 'revise' }) => {
  const { t } = useTranslation('link');
  const { id, version, side, product } = link;
  const counter = useCounterLink();
  const revise = useReviseLink();
  const start = {
    productId: link.suggestedProductId ?? '',
    figures: figureFieldsOf(link.offer?.figures ?? link.figures, side),
    note: '',
  };
  const dialog = useActForm<Fields>(start, ({ figures }) => figureProblems(figures, side), ends);
  const needsProduct = act === 'counter' && product === null;
  const isAlone = link.state === 'unidentified';
  return (
    <SendDialog
      {...dialog}
      size="medium"
      title={t(`dialog.${act}.title`)}
      text={t(act === 'revise' ? textOf(link.state) : 'dialog.counter.text')}
      submit={t(act === 'revise' && isAlone ? 'dialog.revise.save' : `dialog.${act}.send`)}
      isPending={counter.isPending || revise.isPending}
      send={({ productId, figures, note }, how) => {
        const input = { id, version, figures: figuresInputOf(figures, side), note };
        if (act === 'revise') revise.mutate(input, how);
        else counter.mutate({ ...input, ...(needsProduct && productId !== '' && { productId }) }, how);
      }}
    >
      {needsProduct && <OwnProductInput link={link} />}
      <FiguresInputs side={side} productId={product?.id} />
      <Area name="note" label={t('label.note')} isOptional maxLength={LINK_REASON_MAX} rows={2} />
    </SendDialog>
  );
};

const textOf = (state: LinkState) => {
  if (state === 'confirmed') return 'dialog.revise.held';
  return state === 'unidentified' ? 'dialog.revise.unidentified' : 'dialog.revise.text';
};
