import { dayAfter, REVIEW_NOTE_MAX } from '@ieum/contract';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../../kit/form/checked-form.ts';
import { showProblems } from '../../../kit/form/refusal.ts';
import { todayInKorea } from '../../../kit/format/today.ts';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useAskExtension } from '../action.queries.ts';
import { useActionWords } from '../words.ts';
import type { ActionDialogProps } from './action-dialog.tsx';
import { isPastDue } from './due-past.ts';

type Fields = { until: string; reason: string };
const { Date: Day, Area } = boundInputs<Fields>();

const problemsOf = ({ until, reason }: Fields): FieldProblem[] => [
  ...(until === '' ? ([['until', 'form.required']] as const) : []),
  ...(reason.trim() === '' ? ([['reason', 'form.required']] as const) : []),
];

export const AskExtensionDialog = ({ action, onClose }: ActionDialogProps) => {
  const { t } = useTranslation('task');
  const words = useActionWords();
  const ask = useAskExtension();
  const form = useCheckedForm<Fields>({ until: '', reason: '' }, problemsOf);
  const today = todayInKorea();
  const submit = form.handleSubmit(({ until, reason }) =>
    ask.mutate(
      { id: action.id, version: action.version, until, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('done.askExtension') });
          onClose();
        },
        onError: (error) => isPastDue(error) && showProblems(form, [['until', 'task:problem.past']]),
      },
    ),
  );
  return (
    <FormDialog
      title={t('act.askExtension')}
      text={t('dialog.askExtension.text', { day: words.day(action.dueOn) })}
      submit={t('dialog.askExtension.send')}
      isPending={ask.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Day name="until" label={t('label.until')} min={action.dueOn < today ? today : dayAfter(action.dueOn, 1)} />
        <Area name="reason" label={t('label.reason')} maxLength={REVIEW_NOTE_MAX} rows={3} />
      </FormProvider>
    </FormDialog>
  );
};
