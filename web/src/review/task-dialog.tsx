import { OpenActionDialog } from './actions/dialogs/open-dialog.tsx';
import type { TaskDialog } from './record/task-dialog.ts';

/** Opens a corrective action from a declaration, or from a comment on it. */
export const taskDialog: TaskDialog = ({ declarationId, commentId, onClose }) => (
  <OpenActionDialog declarationId={declarationId} commentId={commentId} onDone={onClose} onClose={onClose} />
);
