import type { Change } from '../../api/use-change.ts';
import { showToast } from '../toast/toasts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type AskDialogProps<O, I> = {
  title: string;
  text: string;
  submit: string;
  /** Text of the toast after success. */
  done: string;
  act: Pick<Change<O, I>, 'mutate' | 'isPending'>;
  input: I;
  /** Called after success, when the dialog is closed. */
  onDone?: ((outcome: O) => void) | undefined;
  onClose: () => void;
};

/** Asks before an action that affects others. After a refusal it stays open, and a toast in it says why. */
export const AskDialog = <O, I>({ submit, done, act, input, onDone, onClose, ...words }: AskDialogProps<O, I>) => {
  const finish = (outcome: O) => {
    showToast({ kind: 'done', text: done });
    onClose();
    onDone?.(outcome);
  };
  return (
    <ConfirmDialog
      {...words}
      confirm={submit}
      isPending={act.isPending}
      onConfirm={() => act.mutate(input, { onSuccess: finish })}
      onClose={onClose}
    />
  );
};
