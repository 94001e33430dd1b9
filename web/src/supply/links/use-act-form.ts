import { type DefaultValues, type FieldErrors, type FieldValues, get, set, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../kit/ui/toasts.ts';
import type { ActDialogProps } from './link-act-dialog.tsx';
import type { Found } from './link-form-fields.ts';
import { showLinkRefusal } from './link-refusal.ts';

type Ends = Pick<ActDialogProps, 'onClose' | 'onLate'>;

/** A small form for one act: its problems at their fields, and what becomes of it. */
export const useActForm = <T extends FieldValues>(
  start: DefaultValues<T>,
  problems: (fields: T) => readonly Found[],
  { onClose, onLate }: Ends,
) => {
  const { t } = useTranslation('link');
  const form = useForm<T>({
    defaultValues: start,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (fields) => {
      const errors: FieldErrors<T> = {};
      const found = problems(fields);
      for (const [path, message] of found) if (!get(errors, path)) set(errors, path, { type: 'invalid', message });
      return found.length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
    },
  });
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
