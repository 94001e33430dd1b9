import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../../kit/form/checked-form.ts';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
import { useConfirmLink } from '../link.queries.ts';
import { COMPARED, useLinkWords } from '../words.ts';
import type { ActDialogProps } from './act-dialog.tsx';
import { OwnProductInput } from './own-product-input.tsx';
import { useActForm } from './use-act-form.ts';

type Fields = { productId: string };
const MISSING: FieldProblem[] = [['productId', 'form.required']];

/** Shows the figures once more before they are confirmed. */
export const ConfirmLinkDialog = ({ link, ...ends }: ActDialogProps) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const confirm = useConfirmLink();
  const { id, version, side, product, offer } = link;
  const needsProduct = product === null;
  const isOpen = needsProduct && link.words.product + link.words.partNumber === '';
  const dialog = useActForm<Fields>(
    { productId: link.suggestedProductId ?? '' },
    ({ productId }) => (isOpen && productId === '' ? MISSING : []),
    ends,
  );
  const figures = offer && !offer.isMine ? offer.figures : link.figures;
  const items = COMPARED.filter((field) => field !== 'inputShare' && field !== 'factories').map((field) => ({
    label: t(`label.${field}`),
    value: words.figure(field, figures),
  }));
  const isRevision = link.state === 'confirmed';
  return (
    <SendDialog
      {...dialog}
      size="medium"
      title={isRevision ? t('dialog.confirmRevision.title') : t('dialog.confirm.title', { name: words.partner(link) })}
      text={t(isRevision ? 'dialog.confirmRevision.text' : `dialog.confirm.${side}`)}
      submit={t(isRevision ? 'revisionAct.confirm' : 'act.confirm')}
      isPending={confirm.isPending}
      send={({ productId }, how) =>
        confirm.mutate({ id, version, ...(needsProduct && productId !== '' && { productId }) }, how)
      }
    >
      <DefinitionList items={items} />
      {needsProduct && <OwnProductInput link={link} />}
    </SendDialog>
  );
};
