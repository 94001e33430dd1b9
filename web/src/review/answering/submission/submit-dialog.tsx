import type { Declaration } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../kit/ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useReviewWords } from '../../review-words.ts';
import { useSubmitDeclaration } from '../answering.queries.ts';

/** Who will see it, and what can still be done afterwards. */
export const SubmitDialog = ({ declaration, onClose }: { declaration: Declaration; onClose: () => void }) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const submit = useSubmitDeclaration(declaration);
  const confirm = async () => {
    try {
      await submit.mutateAsync();
      // The page is another one by now, and this dialog gone with the old one.
      showToast({ kind: 'done', text: t('submit.done') });
    } catch {
      // What went wrong was told where all failures are told.
      onClose();
    }
  };
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
