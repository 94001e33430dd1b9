import type { Declaration } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../kit/ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useReviewWords } from '../../review-words.ts';
import { useSubmitDeclaration } from '../answering.queries.ts';

/** Says who will see the declaration, and what can still be done after submission. */
export const SubmitDialog = ({ declaration, onClose }: { declaration: Declaration; onClose: () => void }) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const submit = useSubmitDeclaration(declaration);
  const confirm = () =>
    // The page has changed by then, and this dialog is gone with the old one.
    submit.mutate(undefined, { onSuccess: () => showToast({ kind: 'done', text: t('submit.done') }) });
  return (
    <ConfirmDialog
      title={t('submit.title', { name: words.partner(declaration.reviewer) })}
      text={t('submit.text')}
      confirm={t('submit.act')}
      isPending={submit.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
