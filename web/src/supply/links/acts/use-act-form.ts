import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldProblem, useCheckedForm } from '../../../kit/form/checked-form.ts';
import type { ActDialogProps } from './act-dialog.tsx';
import { showLinkRefusal } from './refusal.ts';

type Ends = Pick<ActDialogProps, 'onClose' | 'onLate'>;

/** Returns what every `SendDialog` of an act needs: its small form, and how it ends. */
export const useActForm = <T extends FieldValues>(
  start: DefaultValues<T>,
  problems: (fields: T) => readonly FieldProblem[],
  { onClose, onLate }: Ends,
) => {
  const { t } = useTranslation('link');
  const form = useCheckedForm<T>(start, problems);
  const onError = (error: Error) => showLinkRefusal(form, error) && onLate();
  return { form, done: t('done'), onError, onClose };
};
