import { dayAfter, REVIEW_NOTE_MAX } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../../kit/form/checked-form.ts';
import { showProblems } from '../../../kit/form/refusal.ts';
import { todayInKorea } from '../../../kit/format/today.ts';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
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
  return (
    <SendDialog
      title={t('act.askExtension')}
      text={t('dialog.askExtension.text', { day: words.day(action.dueOn) })}
      submit={t('dialog.askExtension.send')}
      isPending={ask.isPending}
      form={form}
      send={({ until, reason }, how) =>
        ask.mutate({ id: action.id, version: action.version, until, reason: reason.trim() }, how)
      }
      done={t('done.askExtension')}
      onError={(error) => isPastDue(error) && showProblems(form, [['until', 'task:problem.past']])}
      onClose={onClose}
    >
      <Day name="until" label={t('label.until')} min={action.dueOn < today ? today : dayAfter(action.dueOn, 1)} />
      <Area name="reason" label={t('label.reason')} maxLength={REVIEW_NOTE_MAX} rows={3} />
    </SendDialog>
  );
};
