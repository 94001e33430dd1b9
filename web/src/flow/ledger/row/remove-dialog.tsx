import type { FlowRow } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AskDialog } from '../../../kit/ui/dialog/ask-dialog.tsx';
import { useRemoveFlowFigure } from '../../flow.queries.ts';
import type { End } from './figure-fields.ts';

type RemoveDialogProps = { row: FlowRow; end: End; onClose: () => void };

/** Removes our figure. A row without any figure is removed with it. */
export const RemoveDialog = ({ row: { id, version, side }, end, onClose }: RemoveDialogProps) => {
  const { t } = useTranslation('flow');
  const navigate = useNavigate();
  return (
    <AskDialog
      title={t(`row.remove.${end}`)}
      text={t('row.removeText')}
      submit={t('row.removeConfirm')}
      done={t('removed')}
      act={useRemoveFlowFigure()}
      input={{ id, version, ...(side === 'own' && { end }) }}
      onDone={({ isRowGone }) => isRowGone && navigate(flowPaths.ledger())}
      onClose={onClose}
    />
  );
};
