import type { CodeList } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useRemoveCodeList } from './codes.queries.ts';

export const CodeListRemoval = ({ list, onClose }: { list: CodeList; onClose: () => void }) => {
  const { t } = useTranslation('codes');
  const remove = useRemoveCodeList();
  const name = t(`schemeShort.${list.scheme}`, { revision: list.revision });
  const run = () =>
    remove.mutate(
      { id: list.id },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('removed', { list: name }) });
          onClose();
        },
        onError: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={t('question', { list: name })}
      text={t('removeText')}
      confirm={t('remove')}
      isPending={remove.isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
};
