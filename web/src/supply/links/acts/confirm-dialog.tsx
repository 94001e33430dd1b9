import { useTranslation } from 'react-i18next';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
import { COMPARED, useLinkWords } from '../words.ts';
import type { ActDialogProps } from './act-dialog.tsx';
import { OwnProductInput } from './own-product-input.tsx';
import { useConfirmForm } from './use-confirm-form.ts';

/** Shows what is confirmed, for a page that does not show the link itself. */
export const ConfirmDialog = ({ link, ...ends }: ActDialogProps) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const { parts, needsProduct, isPending, send } = useConfirmForm(link, ends);
  const figures = link.offer && !link.offer.isMine ? link.offer.figures : link.figures;
  const items = COMPARED.filter((field) => field !== 'inputShare' && field !== 'factories').map((field) => ({
    label: t(`label.${field}`),
    value: words.figure(field, figures),
  }));
  return (
    <SendDialog
      {...parts}
      size="medium"
      title={t('confirm.title', { name: words.partner(link) })}
      text={t(`confirm.${link.side}`)}
      submit={t('act.confirm')}
      isPending={isPending}
      send={send}
    >
      <DefinitionList items={items} />
      {needsProduct && <OwnProductInput link={link} />}
    </SendDialog>
  );
};
