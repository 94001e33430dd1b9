import type { ReviewAction } from '@ieum/contract';
import type { AskedAct } from '../acts.tsx';
import { AnswerExtensionDialog } from './answer-extension-dialog.tsx';
import { AskExtensionDialog } from './ask-extension-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

export type ActionDialogProps = { action: ReviewAction; onClose: () => void };

export const ActionDialog = ({ act, ...rest }: ActionDialogProps & { act: AskedAct }) => {
  switch (act) {
    case 'assign':
      return <AssignDialog {...rest} />;
    case 'askExtension':
      return <AskExtensionDialog {...rest} />;
    case 'giveTime':
    case 'refuseTime':
      return <AnswerExtensionDialog {...rest} isGiven={act === 'giveTime'} />;
    default:
      return <MoveDialog {...rest} move={act} />;
  }
};
