import type { ActProps } from './act-ends.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { RecallDialog, RenewDialog } from './respondent-dialogs.tsx';
import { ReturnDialog } from './return-dialog.tsx';

const DIALOGS = {
  approve: ApproveDialog,
  return: ReturnDialog,
  reject: RejectDialog,
  recall: RecallDialog,
  renew: RenewDialog,
};
export type ReviewAct = keyof typeof DIALOGS;

export const ActDialog = ({ act, ...rest }: ActProps & { act: ReviewAct }) => {
  const Dialog = DIALOGS[act];
  return <Dialog {...rest} />;
};
