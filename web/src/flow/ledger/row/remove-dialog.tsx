import type { FlowRow } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../kit/ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useRemoveFlowFigure } from '../../flow.queries.ts';
import type { End } from './figure-fields.ts';

type RemoveDialogProps = { row: FlowRow; end: End; onClose: () => void };

/** Removes our figure. A row without any figure is removed with it. */
export const RemoveDialog = ({ row: { id, version, side }, end, onClose }: RemoveDialogProps) => {
  const { t } = useTranslation('flow');
  const navigate = useNavigate();
  const remove = useRemoveFlowFigure();
  const confirm = () =>
    remove.mutate(
      { id, version, ...(side === 'own' && { end }) },
      {
        onSuccess: ({ isRowGone }) => {
          showToast({ kind: 'done', text: t('removed') });
          if (isRowGone) navigate(flowPaths.ledger());
          else onClose();
        },
        onError: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={t(`row.remove.${end}`)}
      text={t('row.removeText')}
      confirm={t('row.removeConfirm')}
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
