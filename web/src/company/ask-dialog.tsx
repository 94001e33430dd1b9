import type { UseMutationResult } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { showToast } from '../kit/ui/toasts.ts';
import { CompanyDialog } from './company-dialog.tsx';

type AskDialogProps<I> = {
  title: string;
  text: string;
  submit: string;
  /** What is said when it is done. */
  done: string;
  act: UseMutationResult<unknown, Error, I>;
  input: I;
  onClose: () => void;
};

/** A question before something that others will notice. A refusal is told in a toast. */
export const AskDialog = <I,>({ title, text, submit, done, act, input, onClose }: AskDialogProps<I>) => {
  const finish = () => {
    showToast({ kind: 'done', text: done });
    onClose();
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    act.mutate(input, { onSuccess: finish, onError: onClose });
  };
  return (
    <CompanyDialog
      title={title}
      text={text}
      submit={submit}
      isPending={act.isPending}
      onSubmit={send}
      onClose={onClose}
    />
  );
};
