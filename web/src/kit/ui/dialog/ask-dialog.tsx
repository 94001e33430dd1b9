import type { Change } from '../../api/use-change.ts';
import { showToast } from '../toast/toasts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type AskDialogProps<I> = {
  title: string;
  text: string;
  submit: string;
  /** Text of the toast after success. */
  done: string;
  act: Pick<Change<unknown, I>, 'mutate' | 'isPending'>;
  input: I;
  onClose: () => void;
};

/** Asks before an action that affects others. A refusal is shown in a toast. */
export const AskDialog = <I,>({ title, text, submit, done, act, input, onClose }: AskDialogProps<I>) => {
  const finish = () => {
    showToast({ kind: 'done', text: done });
    onClose();
  };
  const send = () => act.mutate(input, { onSuccess: finish, onError: onClose });
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={submit}
      isPending={act.isPending}
      onConfirm={send}
      onClose={onClose}
    />
  );
};
