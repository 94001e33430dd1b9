import type { SupplyLink } from '@ieum/contract';
import type { FieldProblem } from '../../../kit/form/checked-form.ts';
import { useConfirmLink } from '../link.queries.ts';
import type { ActDialogProps } from './act-dialog.tsx';
import { useActForm } from './use-act-form.ts';

type Fields = { productId: string };
const MISSING: FieldProblem[] = [['productId', 'form.required']];

/** The form that confirms a link. It asks for our product if the link has none yet. */
export const useConfirmForm = (link: SupplyLink, ends: Pick<ActDialogProps, 'onClose' | 'onLate'>) => {
  const { mutate, isPending } = useConfirmLink();
  const { id, version, words, suggestedProductId } = link;
  const needsProduct = link.product === null;
  const hasNoName = words.product + words.partNumber === '';
  const parts = useActForm<Fields>(
    { productId: suggestedProductId ?? '' },
    ({ productId }) => (needsProduct && hasNoName && productId === '' ? MISSING : []),
    ends,
  );
  const send = ({ productId }: Fields, callbacks: Parameters<typeof mutate>[1]) =>
    mutate({ id, version, ...(needsProduct && productId !== '' && { productId }) }, callbacks);
  return { parts, needsProduct, isPending, send };
};
