import { ApiError, REVIEW_NOTE_MAX } from '@ieum/contract';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../../kit/form/checked-form.ts';
import { showProblems } from '../../../kit/form/refusal.ts';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useMoveAction } from '../action.queries.ts';
import type { ActionDialogProps } from './action-dialog.tsx';

type Fields = { note: string };
const { Area } = boundInputs<Fields>();

/** Submits, accepts or sends back a task. A note is required where nothing else gives the reason. */
export const MoveDialog = ({
  action,
  move,
  onClose,
}: ActionDialogProps & { move: 'submit' | 'accept' | 'sendBack' }) => {
  const { t } = useTranslation('task');
  const send = useMoveAction();
  const isNeeded = move === 'sendBack' || (move === 'submit' && action.evidence.length === 0);
  const missing: FieldProblem[] = [['note', move === 'submit' ? 'task:problem.evidence' : 'form.required']];
  const form = useCheckedForm<Fields>({ note: '' }, ({ note }) => (isNeeded && note.trim() === '' ? missing : []));
  const submit = form.handleSubmit(({ note }) =>
    send.mutate(
      { id: action.id, version: action.version, move, note: note.trim() },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t(`done.${move}`) });
          onClose();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'review.evidence_missing')
            showProblems(form, [['note', 'task:problem.evidence']]);
          if (error instanceof ApiError && error.code === 'review.note_missing')
            showProblems(form, [['note', 'form.required']]);
        },
      },
    ),
  );
  return (
    <FormDialog
      title={t(`dialog.${move}.title`)}
      text={t(`dialog.${move}.text`)}
      submit={t(`act.${move}`)}
      isPending={send.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Area
          name="note"
          label={t(`dialog.${move}.note`)}
          isOptional={!isNeeded}
          maxLength={REVIEW_NOTE_MAX}
          rows={4}
        />
      </FormProvider>
    </FormDialog>
  );
};
