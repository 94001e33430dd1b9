import type { VerificationCase } from '@ieum/contract';
import type { CaseAct } from './case-actions.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

export type DecisionProps = {
  one: VerificationCase;
  onClose: () => void;
  /** Called with the next open case, or null if there is none. */
  onDecided: (next: string | null) => void;
};

const DIALOGS = { verify: VerifyDialog, correct: CorrectionDialog, reject: RejectDialog, join: JoinDialog };

export const CaseDialog = ({ act, ...rest }: DecisionProps & { act: CaseAct }) => {
  const Dialog = DIALOGS[act];
  return <Dialog {...rest} />;
};
