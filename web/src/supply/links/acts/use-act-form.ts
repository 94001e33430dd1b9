import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldProblem, useCheckedForm } from '../../../kit/form/checked-form.ts';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import type { ActDialogProps } from './act-dialog.tsx';
import { showLinkRefusal } from './refusal.ts';

type Ends = Pick<ActDialogProps, 'onClose' | 'onLate'>;

/** Small form for one act: shows problems at their fields and handles success and refusal. */
export const useActForm = <T extends FieldValues>(
  start: DefaultValues<T>,
  problems: (fields: T) => readonly FieldProblem[],
  { onClose, onLate }: Ends,
) => {
  const { t } = useTranslation('link');
  const form = useCheckedForm<T>(start, problems);
  const attempts = form.formState.submitCount;
  const how = {
    onSuccess: () => {
      showToast({ kind: 'done', text: t('done') });
      onClose();
    },
    onError: (error: Error) => {
      if (showLinkRefusal(form, error)) onLate();
    },
  };
  return { form, attempts, how };
};
