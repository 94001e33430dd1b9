import type { ComponentProps } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { showToast } from '../toast/toasts.ts';
import { FormDialog } from './form-dialog.tsx';

type Callbacks = { onSuccess: () => void; onError: (error: Error) => void };
type SendDialogProps<T extends FieldValues, V> = Omit<ComponentProps<typeof FormDialog>, 'attempts' | 'onSubmit'> & {
  form: UseFormReturn<T, unknown, V>;
  /** Sends the checked values and hands the callbacks on. */
  send: (values: V, callbacks: Callbacks) => void;
  /** Text of the toast after success. */
  done: string;
  /** Shows a refusal at its field. */
  onError?: (error: Error) => unknown;
};

/** Dialog that sends a form, reports success in a toast and closes. */
export const SendDialog = <T extends FieldValues, V>(props: SendDialogProps<T, V>) => {
  const { form, send, done, onError, children, ...dialog } = props;
  const callbacks: Callbacks = {
    onSuccess: () => {
      showToast({ kind: 'done', text: done });
      dialog.onClose();
    },
    onError: (error) => onError?.(error),
  };
  return (
    <FormDialog
      {...dialog}
      attempts={form.formState.submitCount}
      onSubmit={form.handleSubmit((values) => send(values, callbacks))}
    >
      <FormProvider {...form}>{children}</FormProvider>
    </FormDialog>
  );
};
