import type { LinkAct, SupplyLink } from '@ieum/contract';
import { AssignDialog } from './assign-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { FiguresDialog } from './figures-dialog.tsx';
import { IdentifyDialog } from './identify-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export type ActDialogProps = {
  /** The link as it was when the act was chosen. */
  link: SupplyLink;
  onClose: () => void;
  /** Called when another user has changed the link first. */
  onLate: () => void;
};

export const ActDialog = ({ act, ...rest }: ActDialogProps & { act: LinkAct }) => {
  switch (act) {
    case 'confirm':
      return <ConfirmDialog {...rest} />;
    case 'counter':
    case 'revise':
      return <FiguresDialog {...rest} act={act} />;
    case 'dispute':
    case 'withdraw':
      return <ReasonDialog {...rest} act={act} />;
    case 'end':
      return <EndDialog {...rest} />;
    case 'assign':
      return <AssignDialog {...rest} />;
    case 'identify':
      return <IdentifyDialog {...rest} />;
    default:
      return null;
  }
};
