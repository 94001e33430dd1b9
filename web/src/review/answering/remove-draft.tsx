import type { Declaration } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useRemoveDraft } from './answering.queries.ts';

export const RemoveDraft = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('declaration');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoveDraft();
  const { id, version, requestId } = declaration;
  const confirm = () =>
    remove.mutate(
      { id, version },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('remove.done') });
          navigate(requestId ? reviewPaths.request(requestId) : reviewPaths.declarations());
        },
      },
    );
  return (
    <>
      <Button look="ghost" onClick={() => setDialogOpen(true)}>
        {t('remove.act')}
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          title={t('remove.title')}
          text={t(requestId ? 'remove.textAsked' : 'remove.text')}
          confirm={t('remove.act')}
          isPending={remove.isPending}
          onConfirm={confirm}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
};
